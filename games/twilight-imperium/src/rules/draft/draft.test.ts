import { deepEqual, equal } from 'node:assert/strict';
import { fuzzGame } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { twilightImperium } from '../../index.ts';

/** Setups that are played at the table, at tables of every size. */
const tables: readonly [seats: number, options: Record<string, unknown>][] = [
  [3, { setup: 'milty' }],
  [4, { setup: 'milty slices=9 factions=8 apart=slice' }],
  [5, { setup: 'milty', guarded: true }],
  [6, { setup: 'milty', sets: ['base'] }],
  [7, { setup: 'milty' }],
  [8, { setup: 'milty' }],
  [4, { setup: 'pick-and-ban' }],
  [3, { setup: 'two-of-which-one' }],
  [4, { setup: 'two-of-which-one', guarded: true }],
  [3, { setup: 'random-within' }],
  [3, { setup: 'random-within from=sol,hacan,letnev,xxcha' }],
  [3, { setup: 'build' }],
  [4, { setup: 'build', draft: true }],
  [4, { setup: 'two-of-which-one', map: 'build', guarded: true }],
  [5, { setup: 'build' }],
  [5, { map: 'build five-player', sets: ['base'] }],
  [6, { map: 'build six-player-large' }],
  [7, { map: 'build' }],
  [8, { map: 'build' }],
];

describe('P1 to P6 hold during a setup that is played at the table', () => {
  for (const [seats, options] of tables)
    test(`${seats} seats, ${JSON.stringify(options)}`, () => {
      const { problems, table } = fuzzGame(twilightImperium, {
        seats,
        options,
        seed: `draft ${seats}`,
        decisions: 70,
        checkEvery: 2,
      });
      deepEqual(problems, []);
      equal(table.over, false);
    });
});

import { deepEqual, equal, ok } from 'node:assert/strict';
import { fuzzGame, newTable } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { twilightImperium } from './index.ts';
import type { Options } from './model/state.ts';

const games: { seats: number; options: Partial<Options> }[] = [
  { seats: 3, options: {} },
  { seats: 4, options: { sets: ['base'] } },
  { seats: 5, options: { guarded: true } },
  { seats: 6, options: { factions: ['winnu', 'argent', 'creuss', 'sol', 'nomad', 'hacan'] } },
  { seats: 7, options: {} },
  { seats: 8, options: {} },
];

describe('P1 to P6 hold at random positions', () => {
  for (const { seats, options } of games)
    test(`${seats} seats, ${JSON.stringify(options)}`, () => {
      const { problems } = fuzzGame(twilightImperium, {
        seats,
        options,
        seed: `checked ${seats}`,
        decisions: 300,
        checkEvery: 3,
      });
      deepEqual(problems, []);
    });
});

describe('random games come to their end by the rules', () => {
  for (const { seats, options } of games)
    test(`${seats} seats, ${JSON.stringify(options)}`, () => {
      for (const number of [1, 2]) {
        const { table, problems } = fuzzGame(twilightImperium, {
          seats,
          options: { ...options, points: number === 1 ? 10 : 4 },
          seed: `whole ${seats} ${number}`,
          checkEvery: 0,
        });
        deepEqual(problems, []);
        equal(table.over, true);
        deepEqual(twilightImperium.audit(table.state), []);
        const { winner, options: played, objectives, seats: players } = table.state;
        ok(winner !== null);
        const { points } = players[winner]!;
        const last = objectives.stageOne.length + objectives.stageTwo.length === 0;
        ok(points === played.points || last, 'enough points, or no objective left');
        ok(players.every(player => player.points <= points));
        deepEqual(twilightImperium.standing(table.state)?.winners, [winner]);
      }
    });
});

test('a standing order may name any window of the game, and no other', () => {
  const table = newTable(twilightImperium, { seats: 3, seed: 'orders' });
  const order = { seat: 1, window: 'after-combat', unless: 'concerns-me', until: 'round' } as const;
  equal(table.order(order).ok, true);
  deepEqual(table.state.core.orders, [order]);
  const refused = table.order({ ...order, window: 'after-lunch' });
  equal(refused.ok ? 'taken' : refused.code, 'order/unknown-window');
  equal(new Set(twilightImperium.windows).size, twilightImperium.windows.length);
});

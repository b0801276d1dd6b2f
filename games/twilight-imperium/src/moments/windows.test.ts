import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import { systemOf } from '../model/readers.ts';
import { given } from '../testing/index.ts';
import { whenActionCardPlayed } from './cards/windows.ts';
import { afterCombat, endOfCombatRound } from './combat/windows.ts';
import { whenNegotiating } from './economy/windows.ts';
import { afterSystemActivated, afterTacticalAction } from './movement/windows.ts';
import { startOfTurn } from './phases/windows.ts';
import { afterUnitsDestroyed } from './units/windows.ts';

const table = () => given('sol', 'hacan', 'letnev', 'mentak');

proves('LRR 1.19', 'abilities at one moment of the action phase go by initiative, the active player first', () => {
  const set = () =>
    table()
      .strategyCards('sol', 'trade')
      .strategyCards('hacan', 'leadership')
      .strategyCards('letnev', 'imperial')
      .strategyCards('mentak', 'warfare');
  const order = (active: 'sol' | 'hacan' | 'letnev' | 'mentak' | null) =>
    endOfCombatRound.order(set().active(active).start().table.state, { round: 1 });
  deepEqual(order(null), [1, 0, 3, 2]);
  deepEqual(order('hacan'), [1, 0, 3, 2]);
  deepEqual(order('mentak'), [3, 2, 1, 0]);
  deepEqual(order('letnev'), [2, 1, 0, 3]);
});

describe('a standing order “unless it concerns me” stops for', () => {
  const { state } = table().start().table;
  const destroyed = { unit: 'cruiser', count: 1, area: { system: '18', planet: null }, cause: 'combat' } as const;

  test('whose units are destroyed and who destroyed them', () => {
    const concerned = (by: number | null) =>
      afterUnitsDestroyed.concerns(state, { ...destroyed, seat: 2, by } as unknown as Parameters<
        typeof afterUnitsDestroyed.concerns
      >[1]);
    deepEqual([concerned(0), concerned(null)], [[2, 0], [2]]);
  });

  test('whose turn or action it is', () => {
    deepEqual([...startOfTurn.concerns(state, { seat: 2 })], [2]);
    deepEqual([...afterTacticalAction.concerns(state, { seat: 3, system: '18' })], [3]);
  });

  test('who activates a system, and who has units or planets there', () => {
    const { state: there } = table().units('hacan', '19', { cruiser: 1 }).planets('letnev', 'wellon').start().table;
    const moment = { seat: 0, system: '19', wormholes: [], before: systemOf(there, '19') } as const;
    deepEqual([...afterSystemActivated.concerns(there, moment)], [0, 1, 2]);
  });

  test('at whom an action card is aimed, or at whose planet', () => {
    const { state: there } = table().planets('letnev', 'wellon').start().table;
    const moment = { seat: 0, card: 'plague', said: null, cancelled: false } as const;
    deepEqual(
      [...whenActionCardPlayed.concerns(there, { ...moment, at: [{ planet: 'wellon' }, { seat: 3 }] })],
      [2, 3],
    );
  });

  test('the two who negotiate, and nobody else is asked', () => {
    const moment = { seat: 3, partner: 1 };
    deepEqual([...whenNegotiating.concerns(state, moment)], [3, 1]);
    deepEqual([...whenNegotiating.order(state, moment)], [3, 1]);
  });

  test('both sides of a combat', () => {
    const combat = { attacker: 3, defender: 1 } as unknown as NonNullable<typeof state.combat>;
    const moment = {} as Parameters<typeof afterCombat.concerns>[1];
    deepEqual(afterCombat.concerns({ ...state, combat }, moment), [3, 1]);
    deepEqual(afterCombat.concerns({ ...state, combat: null }, moment), []);
  });
});

import type { OldState } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { v5ToV6 } from './v5-to-v6.ts';

const old: OldState = {
  stack: [
    { proc: 'ti/turn', args: { seat: 1 } },
    { proc: 'ti/resolve-docket', args: {} },
    { proc: 'ti/reveal-from-docket', args: {} },
  ],
  core: { asked: 7, streams: { combat: 3 }, ahead: [], orders: [] },
  round: 3,
  seats: [],
  shaken: [2],
  unsettled: false,
  stirred: true,
  invited: [1],
  looking: { seat: 1, cards: ['mutiny'] },
  docket: { seat: 0, stage: 'revealing', cards: [], revealed: [] },
  tactical: { seat: 1, system: '18', boosted: { system: '19', unit: 'carrier' }, sealed: true },
};

test('a game of version 5 has all its state under version 6, by new names', () => {
  expect(v5ToV6.state!(old)).toEqual({
    stack: [
      { proc: 'ti/turn', args: { seat: 1 } },
      { proc: 'ti/resolve-decided-alone', args: {} },
      { proc: 'ti/reveal-to-decide-alone', args: {} },
    ],
    core: old.core,
    round: 3,
    seats: [],
    maybeEliminated: [2],
    needsSettling: true,
    freeSecondaries: [1],
    peek: { seat: 1, cards: ['mutiny'] },
    decidedAlone: { seat: 0, stage: 'revealing', cards: [], revealed: [] },
    tactical: { seat: 1, system: '18', extraMove: { system: '19', unit: 'carrier' }, noMovementIn: true },
  });
});

test('a settled game with nothing under way stays settled', () => {
  const still = { ...old, stirred: false, looking: null, docket: null, tactical: null };
  expect(v5ToV6.state!(still)).toMatchObject({ needsSettling: false, peek: null, decidedAlone: null, tactical: null });
});

test('an action in which nothing is special gets no fields that it had not', () => {
  const { tactical } = v5ToV6.state!({ ...old, tactical: { seat: 1, system: '18', boosted: null } });
  expect(tactical).toEqual({ seat: 1, system: '18', extraMove: null });
});

test('in a game of version 5 everybody is asked for deals', () => {
  const before: OldState = {
    ...old,
    stack: [{ proc: 'ti/deals-in-agenda', args: { seats: [0, 1] } }],
    seats: [{ talks: false }, { talks: true }],
  };
  const { seats, stack } = v5ToV6.state!(structuredClone(before));
  expect(seats).toEqual([
    { talks: false, dealsClosed: false },
    { talks: true, dealsClosed: false },
  ]);
  expect(stack).toEqual(before.stack);
});

import { describe, expect, test } from 'vitest';
import { isAutomatic, lastNotes, type PrivateEntry, Snapshots, seatOf, undoTarget } from '../src/history.ts';
import { keepOwnReaction, reactionOf, setReaction } from '../src/reactions.ts';
import type { Core, Entry } from '../src/types.ts';

const answer = (seat: number, more: object = {}): Entry =>
  ({ t: 'answer', ask: '0.0', seat, value: 1, ...more }) as Entry;
const chance: Entry = { t: 'chance', stream: 's', kind: 'dice', out: [1], at: 1 } as Entry;
const order = { seat: 1, window: 'w', unless: null, until: 'u' };

describe('entries of the log', () => {
  test('have a seat, except chance and changes of rules', () => {
    expect(seatOf(answer(2))).toBe(2);
    expect(seatOf({ t: 'order', order } as Entry)).toBe(1);
    expect([chance, { t: 'rules', seat: 1 } as unknown as Entry].map(seatOf)).toEqual([undefined, undefined]);
  });

  test('are automatic: dice, and answers without a player', () => {
    const ahead = { t: 'ahead', seat: 0, about: 'a', value: 1, auto: 'x' } as unknown as Entry;
    expect([chance, answer(0, { auto: 'only' }), answer(0), ahead].map(isAutomatic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('an answer that was used ahead of its turn is taken back where it was given', () => {
    const given = { t: 'ahead', seat: 0, about: 'a', value: 1 } as Entry;
    const used = answer(0, { auto: 'ahead' });
    expect(undoTarget([given, answer(1), used], 0, 0)).toEqual({ to: 0, free: false });
    expect(undoTarget([given, answer(0, { auto: 'only' })], 0, 0)).toBeUndefined();
    expect(
      undoTarget([given, { t: 'withdraw', seat: 0, about: 'a', auto: 'ahead' } as unknown as Entry], 0, 0),
    ).toBeUndefined();
  });
});

test('of private entries only the last with the same subject is left, at the position of the last', () => {
  const note = (about: string, value: number) => ({ t: 'ahead', seat: 0, about, value }) as PrivateEntry;
  expect(lastNotes([note('a', 1), note('b', 2), note('a', 3)])).toEqual([note('b', 2), note('a', 3)]);
});

test('the first snapshot and the newest three are kept', () => {
  const snapshots = new Snapshots<object>();
  const at = () => snapshots.all.map(each => each.at);
  for (let i = 0; i < 4; i++) snapshots.add({ at: i, epoch: 0, revealedAt: 0, events: 0, state: {} });
  expect(at()).toEqual([0, 1, 2, 3]);
  snapshots.add({ at: 4, epoch: 0, revealedAt: 0, events: 0, state: {} });
  expect(at()).toEqual([0, 2, 3, 4]);
});

test('reaction settings are kept by seat and are private', () => {
  const core = {} as Core;
  setReaction(core, 0, 'never');
  setReaction(core, 1, 'guarded');
  setReaction(core, 0, 'quick');
  expect([0, 1, 2].map(seat => reactionOf(core, seat, 'never'))).toEqual(['quick', 'guarded', 'never']);
  expect(core.reactions).toHaveLength(2);
  const others = structuredClone(core);
  keepOwnReaction(others, 1);
  expect(others.reactions).toEqual([{ seat: 1, reaction: 'guarded' }]);
  keepOwnReaction(others, 2);
  expect(others).toEqual({});
  expect('reactions' in others).toBe(false);
});

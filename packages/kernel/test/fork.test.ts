import { fork, type KernelState, save, type Table, undo, undoable } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bidding, effect, turn } from './duel.ts';
import { askOf, bids, type DuelTable, dealt, playOn, position, says, seedOf, staged } from './tables.ts';

const seed = seedOf('fork');
const strike = () =>
  staged(2, { played: ['strike#1'], steps: [effect({ card: 'strike#1', by: 0, target: 1 }), bidding({})] });
const rolls = (table: DuelTable) => JSON.stringify(table.log.findLast(each => each.t === 'chance'));

/** Forks, plays the fork to its end, and checks that the table has not changed. */
function forkAndPlay(table: DuelTable): DuelTable {
  const before = [position(table), JSON.stringify(table.log), JSON.stringify(table.events)];
  const copy = fork(table, { seed });
  expect(position(copy)).toEqual(position(table));
  for (let seat = 0; seat < table.seats; seat++) {
    const target = undoable(copy, seat);
    if (target) expect(target.free).toBe(undoable(table, seat)?.free);
  }
  const played = fork(table, { seed, keep: false });
  playOn(played, 3);
  expect(played.over).toBe(true);
  expect([position(table), JSON.stringify(table.log), JSON.stringify(table.events)]).toEqual(before);
  return copy;
}

describe('a fork', () => {
  test('is the same position at every decision of a game, and does not change its parent', () => {
    const table = dealt(3, 'forks');
    for (let i = 0; !table.over; i++) {
      forkAndPlay(table);
      playOn(table, i, 1);
    }
  });

  test('in the middle of a body has the answers given in it', () => {
    const hands = [['strike#1', 'guard#1'], []];
    const table = staged(2, { hands, top: ['veto#1'], steps: [turn({ seat: 0 })] });
    says(table, 0, 'use:guard#1');
    says(table, 0, 'strike#1');
    const copy = forkAndPlay(table);
    says(copy, 0, '1');
    expect(copy.state.played).toEqual(['strike#1']);
  });

  test('in the middle of an askAll has the answers so far', () => {
    const table = staged(3, { steps: [bidding({})] });
    bids(table, 1, 4);
    const copy = fork(table, { seed });
    expect(copy.waiting()).toEqual([0, 2]);
    expect(copy.replaceable(1)).toEqual(table.replaceable(1));
    bids(copy, 0, 0);
    bids(copy, 2, 0);
    expect(copy.events.find(each => each.type === 'bids')?.data).toEqual({ lead: 1, bids: [0, 4, 0] });
    expect(table.waiting()).toEqual([0, 2]);
  });

  test('has its own chance', () => {
    const outcomes = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const copy = fork(strike(), { seed: seedOf(`fork ${i}`) });
      bids(copy, 0, 2);
      outcomes.add(rolls(copy));
    }
    expect(outcomes.size).toBeGreaterThan(15);
    const [one, two] = [fork(strike(), { seed }), fork(strike(), { seed })];
    bids(one, 0, 2);
    bids(two, 0, 2);
    expect(rolls(one)).toBe(rolls(two));
  });

  test('of a fork is a fork, at any depth', () => {
    const table = dealt(3, 'deep');
    playOn(table, 1, 7);
    let copy: Table<typeof table.state, unknown> = table;
    for (let depth = 0; depth < 12 && !copy.over; depth++) {
      const next: Table<typeof table.state, unknown> = fork(copy, { seed: seedOf(`deep ${depth}`) });
      expect(position(next)).toEqual(position(copy));
      playOn(next, depth, 2);
      copy = next;
    }
  });

  test('after undos has the newest epoch, and its parent’s ask ids', () => {
    const table = staged(3, { hands: [['strike#1', 'guard#1'], [], []], steps: [turn({ seat: 0 })] });
    says(table, 0, 'use:guard#1');
    says(table, 0, 'strike#1');
    undo(table, 0);
    says(table, 0, 'strike#1');
    undo(table, 0);
    const copy = forkAndPlay(table);
    expect(copy.epoch).toBe(2);
    expect(copy.asks()).toEqual(table.asks());
  });

  test('can take back what was decided since the safe point, as freely as its parent', () => {
    const hands = [['strike#1', 'guard#1'], []];
    const table = staged(2, { hands, top: ['veto#1'], steps: [bidding({})] });
    bids(table, 0, 2);
    bids(table, 1, 0);
    says(table, 0, 'use:guard#1');
    const copy = fork(table, { seed });
    expect(undoable(copy, 0)?.free).toBe(undoable(table, 0)?.free);
    expect(undo(copy, 0)).toMatchObject({ ok: true });
    expect(askOf(copy, 0)).toMatchObject({ kind: 'action' });
    expect(copy.state.duellists[0]!.hand).toContain('guard#1');
  });

  test('shares no object of the state with its parent', () => {
    const table = dealt(2, 'shared');
    playOn(table, 1, 5);
    const copy = fork(table, { seed });
    const objects = (value: unknown, into = new Set<object>()): Set<object> => {
      if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        into.add(value);
        for (const each of Object.values(value)) objects(each, into);
      }
      return into;
    };
    const own = objects(table.state);
    expect([...objects(copy.state)].filter(each => own.has(each))).toEqual([]);
  });

  test('without a log cannot be forked, saved or undone itself', () => {
    const table = dealt(2, 'playout');
    playOn(table, 1, 4);
    const playout = fork(table, { seed, keep: false });
    const entries = playout.log.length;
    playOn(playout, 1, 4);
    expect(playout.log).toHaveLength(entries);
    expect(() => playout.rebase()).toThrow('keeps no snapshots');
    expect(() => playout.rewind(0, 0)).toThrow('cannot be taken back');
  });
});

describe('rebase', () => {
  test('returns the last safe point, and is computed only once', () => {
    const table = dealt(2, 'rebase', { snapshotEvery: 1000 });
    playOn(table, 2, 9);
    const first = table.rebase();
    expect(table.rebase()).toBe(first);
    expect(table.snapshots.at(-1)).toBe(first);
    const each = dealt(2, 'rebase', { snapshotEvery: 0 });
    playOn(each, 2, 9);
    expect(each.rebase()).toEqual(first);
  });

  test('keeps few snapshots, however often it is called', () => {
    const table = dealt(3, 'few', { snapshotEvery: 1000 });
    for (let i = 0; !table.over; i++) {
      playOn(table, i, 1);
      table.rebase();
      expect(table.snapshots.length).toBeLessThan(5);
    }
    expect(save(table).snapshot.at).toBe(table.snapshots.at(-1)!.at);
  });

  test('after an undo is consistent with the remaining log', () => {
    const table: DuelTable = dealt(2, 'rebase undo', { snapshotEvery: 0 });
    playOn(table, 2, 14);
    const to = table.log.findLastIndex((each, i) => each.t === 'answer' && i < table.log.length - 4);
    table.rewind(0, to);
    const snapshot = table.rebase();
    expect(snapshot.at).toBeLessThanOrEqual(to);
    expect(position(fork(table, { seed }))).toEqual(position(table));
    expect((snapshot.state as KernelState).core.asked).toBeLessThanOrEqual(table.state.core.asked);
  });
});

import type { Entry, Seat } from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUndos, liveEntries, openUndoRequest, Snapshots, undoTarget } from '../src/history.ts';

const answer = (seat: Seat, auto?: 'ahead' | 'order'): Entry =>
  auto ? { t: 'answer', ask: '0.0', seat, value: [], auto } : { t: 'answer', ask: '0.0', seat, value: [] };
const ahead = (seat: Seat): Entry => ({ t: 'ahead', ask: '0.1', seat, about: 'x', value: [] });
const die: Entry = { t: 'chance', stream: 'x', at: 1, out: [1] };
const order = (seat: Seat): Entry => ({ t: 'order', order: { seat, window: 'w', unless: null, until: 'u' } });
const target = (log: Entry[], seat: Seat, revealedAt = 0) => undoTarget(log, seat, revealedAt);

/** A log in which each undo goes back to some entry that is live when it is written. */
const logs = fc.array(fc.tuple(fc.nat(3), fc.nat(99)), { maxLength: 60 }).map(moves => {
  const log: Entry[] = [];
  for (const [kind, choice] of moves) {
    const live = liveEntries(log);
    if (kind > 0 || live.length === 0) log.push(answer(choice % 4));
    else log.push({ t: 'undo', seat: 0, to: live[choice % live.length]!.index });
  }
  return log;
});

/** A reference model of the log: a list that undo shortens. */
function plainHistory(log: readonly Entry[]): number[] {
  let kept: number[] = [];
  log.forEach((entry, index) => {
    if (entry.t === 'undo') kept = kept.filter(each => each < entry.to);
    else kept.push(index);
  });
  return kept;
}

describe('live entries', () => {
  test('are those that no undo took back, each in the epoch it was written in', () => {
    fc.assert(
      fc.property(logs, log => {
        const live = liveEntries(log);
        expect(live.map(each => each.index)).toEqual(plainHistory(log));
        for (const { index, epoch, entry } of live) {
          expect(entry).toBe(log[index]);
          expect(epoch).toBe(log.slice(0, index).filter(each => each.t === 'undo').length);
        }
      }),
    );
  });

  test('from a snapshot on the way are the same as from the start', () => {
    fc.assert(
      fc.property(logs, fc.nat(60), (log, cut) => {
        const whole = liveEntries(log);
        const place = whole[cut % (whole.length + 1)];
        if (!place) return;
        const { index: at, epoch } = place;
        expect(liveEntries(log, at, epoch)).toEqual(whole.filter(each => each.index >= at));
        expect(epoch + countUndos(log, at)).toBe(countUndos(log, 0));
      }),
    );
  });
});

describe('what an undo takes back', () => {
  test('the seat’s last own answer', () => {
    expect(target([answer(0), answer(1), answer(0)], 0)).toEqual({ to: 2, free: true });
    expect(target([answer(0), answer(1)], 0)).toEqual({ to: 0, free: false });
    expect(target([answer(1)], 0)).toBeUndefined();
  });

  test('not one given by a standing order; own orders and the passes by them are no barrier, passes of others are', () => {
    expect(target([answer(0), order(0), answer(0, 'order')], 0)).toEqual({ to: 0, free: true });
    expect(target([answer(0), order(1)], 0)).toEqual({ to: 0, free: true });
    expect(target([answer(0), answer(1, 'order')], 0)).toEqual({ to: 0, free: false });
    expect(target([answer(0), { t: 'order-off', seat: 0, window: 'w' }], 0)).toEqual({ to: 0, free: true });
  });

  test('an answer given ahead and used counts from when it was given; one that still waits is withdrawn instead', () => {
    expect(target([answer(0), ahead(0), answer(1), answer(0, 'ahead')], 0)).toEqual({ to: 1, free: false });
    expect(target([answer(0), ahead(0)], 0)).toEqual({ to: 0, free: true });
    expect(target([answer(0), ahead(1)], 0)).toEqual({ to: 0, free: true });
  });

  test('chance and reveals are barriers; requests for undo and their answers are not', () => {
    expect(target([answer(0), die], 0)).toEqual({ to: 0, free: false });
    expect(target([die, answer(0)], 0)).toEqual({ to: 1, free: true });
    expect(target([answer(0)], 0, 1)).toEqual({ to: 0, free: false });
    expect(target([answer(1), answer(0)], 0, 1)).toEqual({ to: 1, free: true });
    const talk: Entry[] = [
      { t: 'undo-asked', seat: 1, to: 0 },
      { t: 'undo-answered', seat: 2, agree: false },
    ];
    expect(target([answer(0), ...talk], 0)).toEqual({ to: 0, free: true });
  });
});

test('a request for undo is open until a decision, a no or an undo', () => {
  const asked: Entry = { t: 'undo-asked', seat: 0, to: 0 };
  const says = (seat: Seat, agree: boolean): Entry => ({ t: 'undo-answered', seat, agree });
  expect(openUndoRequest([answer(0), asked, says(1, true), says(2, true)])).toEqual({ seat: 0, to: 0, agreed: [1, 2] });
  expect(openUndoRequest([asked, says(1, false)])).toBeUndefined();
  expect(openUndoRequest([asked, answer(1)])).toBeUndefined();
  expect(openUndoRequest([asked, { t: 'undo', seat: 0, to: 0 }])).toBeUndefined();
  expect(openUndoRequest([])).toBeUndefined();
});

test('snapshots: the first and the newest few are kept, and none of what was taken back', () => {
  const snapshots = new Snapshots<number>();
  for (let at = 0; at < 20; at += 2) snapshots.add({ at, epoch: 0, state: at, revealedAt: 0, events: 0 });
  expect(snapshots.all.map(each => each.at)).toEqual([0, 14, 16, 18]);
  expect(snapshots.cutTo(16)?.at).toBe(16);
  expect(snapshots.cutTo(5)?.at).toBe(0);
  expect(snapshots.all).toHaveLength(1);
  expect(new Snapshots<number>().cutTo(3)).toBeUndefined();
});

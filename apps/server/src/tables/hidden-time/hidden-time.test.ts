import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playing } from '../../testing/rooms.ts';
import { HiddenTime, isLive } from './hidden-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a table is live where several people play within the hour, or are connected where there is no clock', () => {
  const [everybody, onlyAnn] = [() => true, (person: string) => person === 'ann'];
  const each = (seconds: number) => playing({ clock: { kind: 'each', seconds } });
  expect([isLive(each(3_599), onlyAnn), isLive(each(3_600), everybody)]).toEqual([true, false]);
  const bank = playing({ clock: { kind: 'bank', seconds: 86_400, increment: 0 } });
  expect(isLive(bank, () => false)).toBe(true);
  expect([isLive(playing(), everybody), isLive(playing(), onlyAnn)]).toEqual([true, false]);
  const twoThere = (person: string) => person !== 'cid';
  expect(isLive(playing(), twoThere)).toBe(true);
  for (const seat of [1, 2]) bank.seats[seat]!.away = true;
  expect(isLive(bank, everybody)).toBe(false); // one person, and bots
});

const task = (name: string, done: string[]) => async () => void done.push(name);

test('answers wait until the time of a question is over', async () => {
  const hidden = new HiddenTime();
  const done: string[] = [];
  const close = vi.fn(async (answers: readonly (() => Promise<void>)[]) => {
    for (const answer of answers) await answer();
  });
  expect([hidden.isOpen, hidden.isOver('q1')]).toEqual([false, false]);
  expect(hidden.start('q1', () => 1_000, close)).toEqual([]);
  expect([hidden.isOpen, hidden.isOver('q1')]).toEqual([true, false]);
  hidden.putOff(task('a', done));
  await vi.advanceTimersByTimeAsync(600);
  expect(hidden.start('q1', () => 1_000, close)).toEqual([]); // it has started already
  hidden.putOff(task('b', done));
  await vi.advanceTimersByTimeAsync(399);
  expect([close.mock.calls.length, hidden.isOpen]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([done, hidden.isOpen, hidden.isOver('q1'), hidden.isOver('q2')]).toEqual([['a', 'b'], false, true, false]);
  expect(hidden.start('q1', () => 1_000, close)).toEqual([]); // once for each question
  expect(hidden.isOpen).toBe(false);
});

test('another question, or none, returns the answers that waited for the earlier one', async () => {
  const hidden = new HiddenTime();
  const close = vi.fn();
  hidden.start('q1', () => 1_000, close);
  hidden.putOff(async () => {});
  expect(hidden.start('q2', () => 1_000, close)).toHaveLength(1);
  hidden.putOff(async () => {});
  expect(hidden.start(undefined, () => 1_000, close)).toHaveLength(1);
  expect(hidden.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(close).not.toHaveBeenCalled();
  hidden.start('q3', () => 1_000, close);
  hidden.putOff(async () => {});
  expect([hidden.end().length, hidden.end().length, hidden.isOpen, hidden.isOver('q3')]).toEqual([1, 0, false, false]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(close).not.toHaveBeenCalled();
});

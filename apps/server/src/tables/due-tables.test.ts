import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueTables } from './due-tables.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scene(due: string[] = ['a', 'b']) {
  const calls: string[] = [];
  const faults: unknown[] = [];
  const behind = { claim: async () => due, wake: async () => {} };
  const tables = new DueTables({
    store: {
      claimDue: async (now, until, limit) => {
        calls.push(`claim ${now} ${until} ${limit}`);
        return behind.claim();
      },
    },
    tables: {
      wake: async id => {
        calls.push(`wake ${id}`);
        return behind.wake();
      },
      tidy: async () => void calls.push('tidy'),
    },
    now: () => 7_000,
    everyMs: 500,
    fault: error => faults.push(error),
  });
  return { tables, calls, faults, behind };
}

test('due tables are claimed for a second, woken, and idle ones unloaded, at every interval', async () => {
  const { tables, calls } = scene();
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.splice(0)).toEqual(['claim 7000 8000 50', 'wake a', 'wake b', 'tidy']);
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.splice(0)).toHaveLength(4);
  await tables.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
});

test('of many due tables some are woken at a time, at most four times as many in one pass', async () => {
  const { tables, calls, behind } = scene();
  let left = 270;
  behind.claim = async () => Array.from({ length: Math.min(50, left) }, () => `t${--left}`);
  await vi.advanceTimersByTimeAsync(500);
  const claims = () => calls.filter(each => each.startsWith('claim')).length;
  expect([claims(), left, calls.at(-1)]).toEqual([4, 70, 'tidy']);
  expect(calls.slice(0, 51).filter(each => each.startsWith('wake'))).toHaveLength(50); // before the next are claimed
  await vi.advanceTimersByTimeAsync(500);
  expect([claims(), left]).toEqual([6, 0]);
  await tables.stop();
});

test('one pass at a time; stopping waits for the current one', async () => {
  const { tables, calls, behind } = scene(['a']);
  const { promise, resolve } = Promise.withResolvers<void>();
  behind.wake = () => promise;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toEqual(['claim 7000 8000 50', 'wake a']);
  let isStopped = false;
  const stopping = tables.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(isStopped).toBe(false);
  resolve();
  await stopping;
  expect(calls.at(-1)).toBe('tidy');
});

test('a server that stops claims no more tables', async () => {
  const { tables, calls, behind } = scene(Array.from({ length: 50 }, (_, i) => `t${i}`));
  const { promise, resolve } = Promise.withResolvers<void>();
  behind.wake = () => promise;
  await vi.advanceTimersByTimeAsync(500);
  const stopping = tables.stop();
  resolve();
  await stopping;
  expect(calls.filter(each => each.startsWith('claim'))).toHaveLength(1);
});

test('a failure is reported and retried, but not while the server stops', async () => {
  const { tables, faults, behind, calls } = scene();
  behind.claim = async () => {
    throw new Error('the database is gone');
  };
  await vi.advanceTimersByTimeAsync(500);
  expect(faults).toEqual([new Error('the database is gone')]);
  const { promise, reject } = Promise.withResolvers<string[]>();
  behind.claim = () => promise;
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toHaveLength(1);
  const stopping = tables.stop();
  reject(new Error('closed'));
  await stopping;
  expect(faults).toHaveLength(1);
});

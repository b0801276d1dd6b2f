import type { Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { emptyTable, type Feed, hasShown, type TableState } from './feed.ts';

/** A table whose states the test tells. */
function toldTable() {
  let state: TableState = { ...emptyTable, n: 5, picture: {} as Picture };
  const listeners = new Set<() => void>();
  const feed = {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Feed;
  const tell = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  return { feed, tell, listeners };
}

/** Whether a promise has resolved by now. */
const isDone = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<void>(resolve => setImmediate(resolve)).then(() => false)]);

test('what a reply announces is shown once the table has that number, not earlier', async () => {
  const { feed, tell, listeners } = toldTable();
  const shown = hasShown(feed, 6);
  expect(await isDone(shown)).toBe(false);
  tell({ chat: [] }); // other news
  expect(await isDone(shown)).toBe(false);
  tell({ n: 6, picture: {} as Picture });
  expect(await isDone(shown)).toBe(true);
  expect(listeners.size).toBe(0);
});

test('it is shown at once where the picture came before the reply, and with any newer picture after an undo', async () => {
  const { feed, tell } = toldTable();
  expect(await isDone(hasShown(feed, 5))).toBe(true);
  const shown = hasShown(feed, 8);
  tell({ n: 3, picture: {} as Picture });
  expect(await isDone(shown)).toBe(true);
});

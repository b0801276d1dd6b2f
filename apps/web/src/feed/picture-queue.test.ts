import type { Ask } from '@orrery/kernel';
import type { Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { emptyTable, type Feed, type TableState } from './feed.ts';
import { type Clock, PictureQueue } from './picture-queue.ts';

/** A fake clock. */
function someClock(skipsAnimation = false) {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, act) => {
      const each = { at: now + ms, act };
      waiting.push(each);
      return () => {
        waiting = waiting.filter(other => other !== each);
      };
    },
    skipsAnimation: () => skipsAnimation,
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      waiting = waiting.filter(each => each !== next);
      now = next.at;
      next.act();
    }
    now = end;
  };
  return { clock, pass };
}

/** A table with one event of a given weight per picture. */
function someTable(skipsAnimation = false) {
  const { clock, pass } = someClock(skipsAnimation);
  const listeners = new Set<() => void>();
  let state: TableState = { ...emptyTable, n: 1, picture: { asks: [] as Ask[] } as unknown as Picture };
  const feed = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
  } as unknown as Feed;
  const queue = new PictureQueue(
    feed,
    events => events.flatMap(({ data }) => (data.weight ? [Number(data.weight)] : [])),
    clock,
  );
  queue.subscribe(() => {});
  const set = (next: TableState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const happens = (weight: number, isAsked = false) =>
    set({
      ...state,
      n: state.n + 1,
      picture: { asks: isAsked ? [{ id: String(state.n) }] : [] } as unknown as Picture,
      events: [...state.events, { type: 'some', data: { weight } }],
    });
  return { queue, pass, happens, set, get: () => state };
}

test('shows the first picture at once, and the next after its delay', () => {
  const { queue, pass, happens } = someTable();
  happens(1);
  expect(queue.get().state.n).toBe(2);
  happens(1);
  expect([queue.get().state.n, queue.get().isBehind]).toEqual([2, true]);
  pass(199);
  expect(queue.get().state.n).toBe(2);
  pass(1);
  expect([queue.get().state.n, queue.get().isBehind, queue.get().fresh.length]).toEqual([3, false, 1]);
});

test('events without visible steps take one frame, however many there are', () => {
  const { queue, pass, happens } = someTable();
  for (let i = 0; i < 5; i++) happens(0);
  expect([queue.get().state.n, queue.get().isBehind]).toEqual([2, false]);
  pass(16); // one frame
  expect([queue.get().state.n, queue.get().moment]).toEqual([6, 2]);
});

test('a question is delayed by one second at most, and the most important steps are kept', () => {
  const { queue, pass, happens } = someTable();
  for (const weight of [1, 1, 5, 1, 1, 5, 1, 1, 1, 1]) happens(weight);
  happens(1, true);
  const seen: number[] = [];
  for (let ms = 0; ms < 1_000; ms += 100) {
    pass(100);
    seen.push(Number(queue.get().fresh[0]?.data.weight));
  }
  expect(seen.filter(weight => weight === 5).length).toBe(4); // two steps of 200 ms
  expect(queue.get().state.picture?.asks.length).toBe(1);
  expect(queue.get().isBehind).toBe(false);
});

test('a long chain without a question is shortened, and reports how many steps were dropped', () => {
  const { queue, pass, happens } = someTable();
  for (let i = 0; i < 60; i++) happens(1);
  let leftOut = 0;
  for (let ms = 0; ms < 4_000; ms += 200) {
    pass(200);
    leftOut += queue.get().leftOut;
  }
  expect(queue.get().isBehind).toBe(false);
  expect(leftOut).toBe(60 - 21);
});

test('a click shows the newest picture', () => {
  const { queue, happens } = someTable();
  for (let i = 0; i < 4; i++) happens(1);
  queue.skip();
  expect([queue.get().state.n, queue.get().isBehind, queue.get().leftOut]).toEqual([5, false, 2]);
});

test('shows the effect of an answer at once, even during an animation', () => {
  const { queue, happens } = someTable();
  happens(1, true);
  happens(1);
  expect(queue.get().state.n).toBe(3);
});

test('without animation, pictures follow without delay', () => {
  const { queue, happens } = someTable(true);
  for (let i = 0; i < 4; i++) happens(1);
  expect([queue.get().state.n, queue.get().isBehind]).toEqual([5, false]);
});

test('an undo and missed events are not animated', () => {
  const { queue, happens, set, get } = someTable();
  happens(1);
  happens(1);
  set({ ...get(), n: 9, picture: { asks: [] } as unknown as Picture, events: [] });
  expect([queue.get().state.n, queue.get().fresh.length]).toEqual([9, 0]);
});

test('chat is shown at once while pictures are queued', () => {
  const { queue, happens, set, get } = someTable();
  happens(1);
  happens(1);
  set({ ...get(), chat: [{ number: 0 } as never] });
  expect([queue.get().state.n, queue.get().state.chat.length]).toEqual([2, 1]);
});

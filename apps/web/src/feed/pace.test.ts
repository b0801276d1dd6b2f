import type { Ask } from '@orrery/kernel';
import type { Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { emptyTable, type Feed, type TableState } from './feed.ts';
import { type Clock, Pace } from './pace.ts';

/** A clock that stands until it is moved on. */
function someClock(isStill = false) {
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
    isStill: () => isStill,
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

/** A table at which things of given weights happen, one a picture. */
function someTable(isStill = false) {
  const { clock, pass } = someClock(isStill);
  const listeners = new Set<() => void>();
  let state: TableState = { ...emptyTable, n: 1, picture: { asks: [] as Ask[] } as unknown as Picture };
  const feed = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
  } as unknown as Feed;
  const pace = new Pace(
    feed,
    events => events.flatMap(({ data }) => (data.weight ? [Number(data.weight)] : [])),
    clock,
  );
  pace.subscribe(() => {});
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
  return { pace, pass, happens, set, get: () => state };
}

test('the first thing is seen at once, the next when there was time for it', () => {
  const { pace, pass, happens } = someTable();
  happens(1);
  expect(pace.get().state.n).toBe(2);
  happens(1);
  expect([pace.get().state.n, pace.get().isBehind]).toEqual([2, true]);
  pass(199);
  expect(pace.get().state.n).toBe(2);
  pass(1);
  expect([pace.get().state.n, pace.get().isBehind, pace.get().fresh.length]).toEqual([3, false, 1]);
});

test('what cannot be seen takes no longer than a frame, however much of it there is', () => {
  const { pace, pass, happens } = someTable();
  for (let i = 0; i < 5; i++) happens(0);
  expect([pace.get().state.n, pace.get().isBehind]).toEqual([2, false]);
  pass(16); // one frame
  expect([pace.get().state.n, pace.get().moment]).toEqual([6, 2]);
});

test('whoever is asked waits a second at most, and sees what matters most', () => {
  const { pace, pass, happens } = someTable();
  for (const weight of [1, 1, 5, 1, 1, 5, 1, 1, 1, 1]) happens(weight);
  happens(1, true);
  const seen: number[] = [];
  for (let ms = 0; ms < 1_000; ms += 100) {
    pass(100);
    seen.push(Number(pace.get().fresh[0]?.data.weight));
  }
  expect(seen.filter(weight => weight === 5).length).toBe(4); // two steps of 200 ms
  expect(pace.get().state.picture?.asks.length).toBe(1);
  expect(pace.get().isBehind).toBe(false);
});

test('a long chain that nobody is asked after is shortened, and says by how much', () => {
  const { pace, pass, happens } = someTable();
  for (let i = 0; i < 60; i++) happens(1);
  let leftOut = 0;
  for (let ms = 0; ms < 4_000; ms += 200) {
    pass(200);
    leftOut += pace.get().leftOut;
  }
  expect(pace.get().isBehind).toBe(false);
  expect(leftOut).toBe(60 - 21);
});

test('a click shows the newest picture', () => {
  const { pace, happens } = someTable();
  for (let i = 0; i < 4; i++) happens(1);
  pace.skip();
  expect([pace.get().state.n, pace.get().isBehind, pace.get().leftOut]).toEqual([5, false, 2]);
});

test('an answer shows its effect at once, though the picture before is still moving', () => {
  const { pace, happens } = someTable();
  happens(1, true);
  happens(1);
  expect(pace.get().state.n).toBe(3);
});

test('where nothing should move, pictures follow each other at once', () => {
  const { pace, happens } = someTable(true);
  for (let i = 0; i < 4; i++) happens(1);
  expect([pace.get().state.n, pace.get().isBehind]).toEqual([5, false]);
});

test('an undo and what was missed are not played', () => {
  const { pace, happens, set, get } = someTable();
  happens(1);
  happens(1);
  set({ ...get(), n: 9, picture: { asks: [] } as unknown as Picture, events: [] });
  expect([pace.get().state.n, pace.get().fresh.length]).toEqual([9, 0]);
});

test('what is said is heard at once, while the pictures wait', () => {
  const { pace, happens, set, get } = someTable();
  happens(1);
  happens(1);
  set({ ...get(), chat: [{ number: 0 } as never] });
  expect([pace.get().state.n, pace.get().state.chat.length]).toEqual([2, 1]);
});

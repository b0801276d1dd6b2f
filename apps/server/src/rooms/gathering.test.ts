import { describe, expect, test } from 'vitest';
import { ann, bob, does, playing, someRoom } from '../testing/rooms.ts';
import { wakeAt } from './clocks.ts';
import { createRoom } from './create.ts';
import { fillWithBots, isPlannedStartDue } from './gathering.ts';

const DAY = 86_400_000;

describe('settings', () => {
  test('are changed only by the host, before the game', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit' });
    expect(does(room, bob, { do: 'settings', open: false })).toBe('request/forbidden');
    expect(does(room, ann, { do: 'settings', open: false, title: 'Friday', spectators: false }, 5)).toBe('ok');
    expect(room).toMatchObject({ open: false, title: 'Friday', spectators: false, changed: 5 });
    expect(does(playing(), ann, { do: 'settings', open: true })).toBe('table/started');
    does(room, ann, { do: 'close' });
    expect(does(room, ann, { do: 'settings', open: true })).toBe('table/closed');
  });

  test('that are unknown are named in the refusal, and change nothing', () => {
    const room = someRoom();
    expect(does(room, ann, { do: 'settings', options: { errata2014: true } })).toBe('ok');
    expect(room.options).toMatchObject({ errata2014: true });
    expect(does(room, ann, { do: 'settings', options: { chess: true } })).toBe('options/invalid');
    expect(room.options).toMatchObject({ errata2014: true });
  });

  test('that change reset who is ready', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit', seat: 1 });
    for (const person of [ann, bob]) expect(does(room, person, { do: 'ready', ready: true })).toBe('ok');
    expect(room.seats.map(({ ready }) => ready)).toEqual([true, true, false]);
    does(room, ann, { do: 'settings', onTimeout: 'bot' });
    expect(room.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
  });
});

test('nobody is ready without a seat, nor is a seat that was left', () => {
  const room = someRoom({ open: true });
  expect(does(room, bob, { do: 'ready', ready: true })).toBe('request/forbidden');
  does(room, bob, { do: 'sit', seat: 1 });
  does(room, bob, { do: 'ready', ready: true });
  does(room, bob, { do: 'leave' });
  expect(room.seats[1]!.ready).toBe(false);
  expect(does(playing(), bob, { do: 'ready', ready: true })).toBe('table/started');
});

describe('a planned start', () => {
  test('is at most 60 days ahead, and can be dropped', () => {
    const room = someRoom();
    expect(does(room, ann, { do: 'settings', startAt: 1000 }, 1000)).toBe('options/invalid');
    expect(does(room, ann, { do: 'settings', startAt: 61 * DAY }, 0)).toBe('options/invalid');
    expect(does(room, ann, { do: 'settings', startAt: 60 * DAY }, 0)).toBe('ok');
    expect(wakeAt(room, 0)).toBe(60 * DAY);
    does(room, ann, { do: 'settings', startAt: null });
    expect(wakeAt(room, 0)).toBeNull();
    const wish = { game: 'eminent-domain', title: '', seats: 3, options: {}, bots: [], sit: true, open: true };
    const terms = { spectators: true, clock: { kind: 'none' }, onTimeout: 'wait' } as const;
    expect(createRoom(ann, { ...wish, ...terms, startAt: 9 }, 10)).toMatchObject({ code: 'options/invalid' });
  });

  test('puts bots on the seats that are open', () => {
    const room = someRoom({ startAt: 1000 });
    expect([999, 1000].map(now => isPlannedStartDue(room, now))).toEqual([false, true]);
    expect(fillWithBots(room)).toBe(true);
    expect(room.seats.map(({ bot }) => bot !== null)).toEqual([false, true, true]);
    expect(isPlannedStartDue(room, 1000)).toBe(false); // only once
  });

  test('starts nothing at an empty table', () => {
    const room = someRoom({ startAt: 1000, sit: false });
    expect(fillWithBots(room)).toBe(false);
    expect(room.startAt).toBeUndefined();
    expect(room.seats.every(({ bot }) => bot === null)).toBe(true);
  });
});

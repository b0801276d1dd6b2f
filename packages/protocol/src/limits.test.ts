import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { command, commandNames, commandRequest, isGameCommand, upward } from './commands.ts';
import { historyQuery } from './history.ts';
import {
  blockRequest,
  createTableRequest,
  nameRequest,
  noticeSettings,
  pushSubscription,
  reportRequest,
} from './requests.ts';
import { clockSettings, onTimeout } from './table-settings.ts';

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const text = (length: number): string => 'x'.repeat(length);
const address = (length: number): string => `https://example.org/${text(length - 20)}`;

const table = (part: object) => ({ game: 'eminent-domain', seats: 2, ...part });
const webhook = (url: string, form = 'plain') => ({ webhook: { url, form }, quiet: null });
const quiet = (part: object) => ({ webhook: null, quiet: { from: 0, to: 0, zone: 'UTC', ...part } });
const push = (endpoint: string, keys: object = {}) => ({ endpoint, keys: { p256dh: 'x', auth: 'x', ...keys } });

type Case = readonly [
  what: string,
  schema: z.ZodType,
  of: (n: number) => unknown,
  least: number | null,
  most: number | null,
];

/** The limits of requests, so that nobody can fill memory or disk. */
const limits: readonly Case[] = [
  ['letters of a name', nameRequest, n => ({ name: text(n) }), 1, 40],
  ['seconds in a store of time', clockSettings, n => ({ kind: 'bank', seconds: n, increment: 0 }), 30, 86_400],
  ['seconds with every decision', clockSettings, n => ({ kind: 'bank', seconds: 30, increment: n }), 0, 3600],
  ['seconds for each decision', clockSettings, n => ({ kind: 'each', seconds: n }), 30, 60 * 86_400],
  ['letters of a game', createTableRequest, n => table({ game: text(n) }), null, 40],
  ['letters of a title', createTableRequest, n => table({ title: text(n) }), null, 80],
  ['seats', createTableRequest, n => table({ seats: n }), 1, 16],
  ['letters of an option', createTableRequest, n => table({ options: { [text(n)]: 1 } }), null, 40],
  ['letters of all options', createTableRequest, n => table({ options: { map: text(n - 10) } }), null, 8000],
  ['letters of changed options', command, n => ({ do: 'settings', options: { map: text(n - 10) } }), null, 8000],
  ['letters of a bot', createTableRequest, n => table({ bots: [text(n)] }), null, 40],
  ['bots', createTableRequest, n => table({ bots: Array.from({ length: n }, () => null) }), null, 16],
  ['letters of a webhook', noticeSettings, n => webhook(address(n)), null, 500],
  ['minute at which quiet begins', noticeSettings, n => quiet({ from: n }), 0, 1439],
  ['minute at which quiet ends', noticeSettings, n => quiet({ to: n }), 0, 1439],
  ['letters of a time zone', noticeSettings, n => quiet({ zone: text(n) }), null, 60],
  ['letters of a push address', pushSubscription, n => push(address(n)), null, 500],
  ['letters of its key', pushSubscription, n => push(address(20), { p256dh: text(n) }), null, 200],
  ['letters of its secret', pushSubscription, n => push(address(20), { auth: text(n) }), null, 100],
  ['seat to block', blockRequest, n => ({ seat: n, kind: 'mute' }), 0, 15],
  ['line of chat to block', blockRequest, n => ({ line: n, kind: 'block' }), 1, null],
  ['letters of a reason', reportRequest, n => ({ seat: 0, reason: text(n) }), 1, 1000],
  ['seat to open', command, n => ({ do: 'open-seat', seat: n }), 0, 15],
  ['colour', command, n => ({ do: 'colour', seat: 0, colour: n }), 0, 7],
  ['letters of what is withdrawn', command, n => ({ do: 'withdraw', about: text(n) }), null, 200],
  ['letters of a window', command, n => ({ do: 'cancel-order', window: text(n) }), 1, 100],
  ['letters of chat', command, n => ({ do: 'chat', text: text(n) }), 1, 1000],
  ['answers', command, n => ({ do: 'answer', ask: 'a', value: Array.from({ length: n }, () => 'x') }), null, 500],
  ['letters of an answer', command, n => ({ do: 'answer', ask: 'a', value: [text(n)] }), null, 200],
  ['a number', command, n => ({ do: 'answer', ask: 'a', value: n }), -1e9, 1e9],
  ['an amount', command, n => ({ do: 'answer', ask: 'a', value: { x: n } }), -1e9, 1e9],
  ['letters of an amount', command, n => ({ do: 'answer', ask: 'a', value: { [text(n)]: 1 } }), null, 200],
  ['updates a client has', upward, n => watch({ n, events: 0 }), 0, null],
  ['events a client has', upward, n => watch({ n: 0, events: n }), 0, null],
];

const id = 'abcdefghij012345';
const watch = (have: object) => ({ type: 'watch', table: id, have });

test.each(limits)('limits of %s', (_, schema, of, least, most) => {
  if (least !== null) expect([least - 1, least].map(n => takes(schema, of(n)))).toEqual([false, true]);
  if (most !== null) expect([most, most + 1].map(n => takes(schema, of(n)))).toEqual([true, false]);
});

test('values of closed lists: other values are refused', () => {
  for (const kind of ['none', 'bank', 'each'])
    expect(
      takes(clockSettings, {
        kind,
        ...(kind === 'none' ? {} : { seconds: 60 }),
        ...(kind === 'bank' ? { increment: 1 } : {}),
      }),
    ).toBe(true);
  for (const each of ['bot', 'wait', 'open']) expect(takes(onTimeout, each)).toBe(true);
  for (const form of ['plain', 'discord']) expect(takes(noticeSettings, webhook(address(30), form))).toBe(true);
  for (const kind of ['mute', 'block']) expect(takes(blockRequest, { seat: 1, kind })).toBe(true);
  for (const reaction of ['quick', 'guarded', 'never']) expect(takes(command, { do: 'react', reaction })).toBe(true);
  expect(takes(onTimeout, 'close')).toBe(false);
});

describe('what a client sends on the stream', () => {
  const random = 'a'.repeat(64);
  const inGame = [
    { do: 'answer', ask: 'a', value: ['x'] },
    { do: 'withdraw', about: 'a' },
    { do: 'order', window: 'w', unless: null, until: 'w' },
    { do: 'cancel-order', window: 'w' },
    { do: 'react', reaction: 'quick' },
    { do: 'undo' },
    { do: 'ask-undo' },
    { do: 'answer-undo', agree: true },
  ];
  const inRoom = [
    { do: 'sit' },
    { do: 'colour', seat: 0, colour: 1 },
    { do: 'settings', title: 'A', options: {}, open: true, spectators: true, startAt: null },
    { do: 'ready', ready: true },
    { do: 'leave' },
    { do: 'start' },
    { do: 'pledge', digest: random },
    { do: 'reveal', random },
    { do: 'close' },
    { do: 'seat-bot', seat: 0, bot: 'b' },
    { do: 'open-seat', seat: 0 },
    { do: 'remove', seat: 0 },
    { do: 'vote-remove', agree: true },
    { do: 'resign' },
    { do: 'step-aside' },
    { do: 'return' },
    { do: 'pause', agree: true },
    { do: 'resume' },
    { do: 'rematch' },
    { do: 'chat', text: 'hello' },
    { do: 'message', to: 1, text: 'hello' },
  ];

  test('every command of a game or a room, and nothing more', () => {
    const all = [...inGame, ...inRoom];
    expect(commandNames).toEqual(all.map(each => each.do));
    expect(all.map(each => takes(commandRequest, { id: 'c1', command: each }))).toEqual(all.map(() => true));
    expect(all.map(each => takes(commandRequest, { id: 'c1', command: { ...each, more: 1 } }))).toEqual(
      all.map(() => false),
    );
    expect(
      all
        .map(each => command.parse(each))
        .filter(isGameCommand)
        .map(each => each.do),
    ).toEqual(inGame.map(each => each.do));
  });

  test.each([
    { type: 'watch', table: id },
    { type: 'unwatch', table: id },
    { type: 'command', table: id, id: 'c1', command: { do: 'undo' } },
    { type: 'ping', id: 'p1' },
  ])('$type', message => {
    expect(takes(upward, message)).toBe(true);
  });
});

test('the history starts at the beginning unless a moment is named', () => {
  expect([{}, { from: '12' }].map(query => historyQuery.parse(query).from)).toEqual([0, 12]);
});

import { expect, test } from 'vitest';
import { upward } from './commands.ts';

const answer = (value: unknown, part: object = {}, whole: object = {}): unknown => ({
  type: 'command',
  table: 'abcdefghij012345',
  id: 'c1',
  command: { do: 'answer', ask: 'a', value, ...part },
  ...whole,
});
const long = (length: number): string => 'x'.repeat(length);

test.each([
  ['keys', answer(['x', long(200)])],
  ['no keys', answer([])],
  ['an empty key', answer([''])],
  ['many keys', answer(Array.from({ length: 500 }, () => 'x'))],
  ['amounts', answer({ infantry: 2, [long(200)]: 1e9 })],
  ['a number', answer(-1e9)],
  ['a long ask', answer(1, { ask: long(100) })],
])('an answer is accepted: %s', (_, raw) => {
  expect(upward.parse(raw)).toEqual(raw);
});

test.each([
  ['nothing', null],
  ['a text', 'command'],
  ['a list', [answer(1)]],
  ['another message', answer(1, {}, { type: 'ping' })],
  ['a member more', answer(1, {}, { more: 1 })],
  ['other members', { type: 'command', table: 'abcdefghij012345', id: 'c1', more: 1 }],
  ['no table', answer(1, {}, { table: 1 })],
  ['another table', answer(1, {}, { table: 'a' })],
  ['no id', answer(1, {}, { id: 1 })],
  ['another id', answer(1, {}, { id: '' })],
  ['no command', answer(1, {}, { command: null })],
  ['another command', answer(1, { do: 'undo' })],
  ['a member more of the command', answer(1, { more: 1 })],
  ['an ask without a name', answer(1, { ask: '' })],
  ['an ask with a long name', answer(1, { ask: long(101) })],
  ['an ask that is no text', answer(1, { ask: ['a'] })],
  ['a long key', answer([long(201)])],
  ['a key that is no text', answer([1])],
  ['too many keys', answer(Array.from({ length: 501 }, () => 'x'))],
  ['an amount of a long key', answer({ [long(201)]: 1 })],
  ['half an amount', answer({ x: 0.5 })],
  ['a great amount', answer({ x: 1e9 + 1 })],
  ['a great number', answer(1e9 + 1)],
  ['half a number', answer(0.5)],
  ['a value that is none', answer('x')],
])('an answer is refused: %s', (_, raw) => {
  expect(upward.safeParse(raw).success).toBe(false);
});

test('an amount of __proto__ is dropped', () => {
  const raw = JSON.parse(JSON.stringify(answer(0)).replace(':0', ':{"__proto__":1,"infantry":2}'));
  expect(Object.hasOwn(raw.command.value, '__proto__')).toBe(true);
  const read = upward.parse(raw) as { command: { value: object } };
  expect(Object.entries(read.command.value)).toEqual([['infantry', 2]]);
  expect(Object.getPrototypeOf(read.command.value)).toBe(Object.prototype);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upward } from './commands.ts';
import { readAnswer } from './quick.ts';

/** Mostly right, sometimes anything. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: fc.jsonValue() });
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('__proto__', 'x'.repeat(200), 'x'.repeat(201)));
const amount = fc.oneof(fc.integer(), fc.constantFrom(1e9, -1e9, 1e9 + 1, -1e9 - 1, 0.5, -0, 2 ** 60));
const value = fc.oneof(
  fc.array(mostly(text), { maxLength: 5 }),
  fc.constantFrom(500, 501).map(length => new Array<string>(length).fill('x')),
  fc.array(fc.tuple(text, mostly(amount)), { maxLength: 4 }).map(pairs => Object.fromEntries(pairs)),
  amount,
);
const ask = fc.oneof(fc.string({ minLength: 1, maxLength: 9 }), fc.constantFrom('', 'x'.repeat(100), 'x'.repeat(101)));
const more = fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(text, text) });
const command = fc
  .tuple(fc.record({ do: mostly(fc.constant('answer')), ask: mostly(ask), value: mostly(value) }), more)
  .map(([own, others]) => ({ ...own, ...others }));
const table = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{16}$/),
  fc.constantFrom('abcdefghijklmnop\n', 'ABCDEFGHIJKLMNOP', ''),
);
const id = fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/), fc.constantFrom('', 'x'.repeat(41), 'é', 'c1\n'));
const message = fc
  .tuple(fc.record({ type: mostly(fc.constant('command')), table, id, command: mostly(command) }), more)
  .map(([own, others]) => JSON.parse(JSON.stringify({ ...own, ...others })) as unknown);

test('an answer is read as the schema reads it, and nothing is taken that the schema would not take', () => {
  let answers = 0;
  fc.assert(
    fc.property(message, raw => {
      const quick = readAnswer(raw);
      const read = upward.safeParse(raw);
      if (quick) expect(read).toEqual({ success: true, data: quick });
      const isAnswer = read.success && read.data.type === 'command' && read.data.command.do === 'answer';
      if (isAnswer && !JSON.stringify(raw).includes('__proto__')) expect(quick).toEqual(read.data);
      if (quick) answers++;
    }),
    { numRuns: 5000 },
  );
  expect(answers).toBeGreaterThan(100);
});

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
])('an answer is read: %s', (_, raw) => {
  expect(readAnswer(raw)).toEqual(raw);
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
  ['an amount of __proto__', JSON.parse(JSON.stringify(answer(0)).replace(':0', ':{"__proto__":1}'))],
  ['half an amount', answer({ x: 0.5 })],
  ['a great amount', answer({ x: 1e9 + 1 })],
  ['a great number', answer(1e9 + 1)],
  ['half a number', answer(0.5)],
  ['a value that is none', answer('x')],
])('left to the schema: %s', (_, raw) => {
  expect(readAnswer(raw)).toBeUndefined();
});

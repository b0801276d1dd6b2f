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

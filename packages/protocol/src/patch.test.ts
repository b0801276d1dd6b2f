import type { Json } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Patch } from './patch.ts';
import { update } from './update.ts';

const diff = (before: Json, after: Json): Patch => JSON.parse(update(before, after)) as Patch;

const json = fc
  .json({ maxDepth: 4 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text));

test('a patch turns one value into the other, also after serialization, and changes neither', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [wasBefore, wasAfter] = [JSON.stringify(before), JSON.stringify(after)];
      const patch = diff(before, after);
      expect(JSON.stringify(sorted(apply(before, patch)))).toBe(JSON.stringify(sorted(after)));
      expect(JSON.stringify(before)).toBe(wasBefore);
      expect(JSON.stringify(after)).toBe(wasAfter);
    }),
    { numRuns: 2000 },
  );
});

test('a patch contains only what changed', () => {
  expect(diff({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], c: 3 })).toEqual([[['a', 1, 'b'], 4]]);
  expect(diff({ a: [1, 2, 3] }, { a: [1] })).toEqual([[['a', 'length'], 1]]);
  expect(diff({ a: [1] }, { a: [1, 2] })).toEqual([[['a', 1], 2]]);
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
  expect(diff({ a: 1 }, { a: 1 })).toEqual([]);
});

test('a patch for another value is rejected, and cannot reach a prototype', () => {
  expect(() => apply({ a: 1 }, [[['b', 'c'], 1]])).toThrow('b.c');
  expect(() => apply({ a: 1 }, [[['a', 'c'], 1]])).toThrow('inside');
  expect(() => apply({}, [[['__proto__'], { x: 1 }]])).toThrow('__proto__');
  expect(() => apply({}, [[['__proto__', 'x'], 1]])).toThrow('not there');
});

test('neither the value nor the patch is changed, and what the patch does not touch is shared', () => {
  const before = { a: { n: 1 }, b: [{ n: 1 }], c: { n: 1 } };
  const put = { n: 2 };
  const after = apply(before, [
    [['a', 'n'], 2],
    [['b', 0], put],
    [['b', 0, 'n'], 3],
  ]);
  expect(after).toEqual({ a: { n: 2 }, b: [{ n: 3 }], c: { n: 1 } });
  expect([before, put]).toEqual([{ a: { n: 1 }, b: [{ n: 1 }], c: { n: 1 } }, { n: 2 }]);
  expect((after as typeof before).c).toBe(before.c);
});

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;

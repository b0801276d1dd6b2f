import { type Json, share } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc
  .json({ maxDepth: 6 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as Json);

test('it is a copy, without members that have no value', () => {
  const value = { a: [{ b: 1 }], c: undefined, d: [undefined] };
  const copy = share(undefined, value);
  value.a[0]!.b = 2;
  expect(JSON.stringify(copy)).toBe('{"a":[{"b":1}],"d":[null]}');
});

test('whatever there was before, it comes out as JSON would make it, and what there was stays as it was', () => {
  fc.assert(
    fc.property(json, json, (before, now) => {
      const known = share(undefined, before);
      const was = JSON.stringify(known);
      const copy = share(known, now);
      expect(copy).toEqual(now);
      expect(JSON.stringify(known)).toBe(was);
      expect(share(copy, structuredClone(now))).toBe(copy);
    }),
    { numRuns: 1000 },
  );
});

test('what is as it was is the same object, and nothing is shared with the value itself', () => {
  const before = share(undefined, { a: { b: [1] }, c: { d: [2], e: 3 }, f: [[4], [5]] });
  const now = { a: { b: [1] }, c: { d: [2], e: 4 }, f: [[4], [6]] };
  const copy = share(before, now);
  expect(copy).toEqual(now);
  expect(copy.a).toBe(before.a);
  expect(copy.c.d).toBe(before.c.d);
  expect(copy.f[0]).toBe(before.f[0]);
  now.c.d.push(5);
  now.f[1]!.push(7);
  expect([copy.c.d, copy.f[1]]).toEqual([[2], [6]]);
});

test('members that every object inherits are not taken for its own', () => {
  expect(share<object>({ constructor: 1, a: 1 }, { a: 1 })).toEqual({ a: 1 });
  expect(share<object>({ a: 1 }, { a: 1, toString: 2 })).toEqual({ a: 1, toString: 2 });
});

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
  expect(Object.keys(copy)).toEqual(['a', 'd']);
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

test('lists that grew, shrank or lost a value come out right', () => {
  const before = share(undefined, { list: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  const shorter = share(before, { list: [{ n: 1 }, { n: 2 }] });
  expect(shorter).toEqual({ list: [{ n: 1 }, { n: 2 }] });
  expect(shorter.list[0]).toBe(before.list[0]);
  const longer = share(before, { list: [{ n: 1 }, { n: 2 }, { n: 3 }, undefined] });
  expect(longer).toEqual({ list: [{ n: 1 }, { n: 2 }, { n: 3 }, null] });
  expect(longer.list[2]).toBe(before.list[2]);
  const holes = share(undefined, { list: [null, 1] });
  expect(share(holes, { list: [undefined, 1] })).toBe(holes);
  expect(share<unknown>({ list: 1 }, { list: [] })).toEqual({ list: [] });
});

test('members that come, go or have no value come out right', () => {
  const before = share(undefined, { a: { n: 1 }, b: 2 });
  const gone = share<object>(before, { a: { n: 1 }, b: undefined });
  expect(Object.keys(gone)).toEqual(['a']);
  expect(share<object>(before, { a: { n: 1 } })).toEqual({ a: { n: 1 } });
  expect(Object.keys(share<object>(before, { a: { n: 1 }, b: 2, c: undefined }))).toEqual(['a', 'b']);
  expect(share<object>(before, { a: { n: 1 }, b: 2, c: undefined })).toBe(before);
  expect(share<object>(before, { a: { n: 1 }, c: 3 })).toEqual({ a: { n: 1 }, c: 3 });
  expect(before).toEqual({ a: { n: 1 }, b: 2 });
});

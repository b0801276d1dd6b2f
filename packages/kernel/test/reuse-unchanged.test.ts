import { type Json, reuseUnchanged } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc
  .json({ maxDepth: 6 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as Json);

test('the result is a copy without undefined members', () => {
  const value = { a: [{ b: 1 }], c: undefined, d: [undefined] };
  const copy = reuseUnchanged(undefined, value);
  value.a[0]!.b = 2;
  expect(JSON.stringify(copy)).toBe('{"a":[{"b":1}],"d":[null]}');
  expect(Object.keys(copy)).toEqual(['a', 'd']);
});

test('for any earlier copy the result is the value as JSON, and the earlier copy does not change', () => {
  fc.assert(
    fc.property(json, json, (before, now) => {
      const known = reuseUnchanged(undefined, before);
      const was = JSON.stringify(known);
      const copy = reuseUnchanged(known, now);
      expect(copy).toEqual(now);
      expect(JSON.stringify(known)).toBe(was);
      expect(reuseUnchanged(copy, structuredClone(now))).toBe(copy);
    }),
    { numRuns: 1000 },
  );
});

test('unchanged parts are the same objects as before, and none is an object of the value itself', () => {
  const before = reuseUnchanged(undefined, { a: { b: [1] }, c: { d: [2], e: 3 }, f: [[4], [5]] });
  const now = { a: { b: [1] }, c: { d: [2], e: 4 }, f: [[4], [6]] };
  const copy = reuseUnchanged(before, now);
  expect(copy).toEqual(now);
  expect(copy.a).toBe(before.a);
  expect(copy.c.d).toBe(before.c.d);
  expect(copy.f[0]).toBe(before.f[0]);
  now.c.d.push(5);
  now.f[1]!.push(7);
  expect([copy.c.d, copy.f[1]]).toEqual([[2], [6]]);
});

test('inherited members do not count as own ones', () => {
  expect(reuseUnchanged<object>({ constructor: 1, a: 1 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged<object>({ a: 1 }, { a: 1, toString: 2 })).toEqual({ a: 1, toString: 2 });
});

test('lists that grow, shrink or lose a value', () => {
  const before = reuseUnchanged(undefined, { list: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  const shorter = reuseUnchanged(before, { list: [{ n: 1 }, { n: 2 }] });
  expect(shorter).toEqual({ list: [{ n: 1 }, { n: 2 }] });
  expect(shorter.list[0]).toBe(before.list[0]);
  const longer = reuseUnchanged(before, { list: [{ n: 1 }, { n: 2 }, { n: 3 }, undefined] });
  expect(longer).toEqual({ list: [{ n: 1 }, { n: 2 }, { n: 3 }, null] });
  expect(longer.list[2]).toBe(before.list[2]);
  const holes = reuseUnchanged(undefined, { list: [null, 1] });
  expect(reuseUnchanged(holes, { list: [undefined, 1] })).toBe(holes);
  expect(reuseUnchanged<unknown>({ list: 1 }, { list: [] })).toEqual({ list: [] });
});

test('members that are added, removed or undefined', () => {
  const before = reuseUnchanged(undefined, { a: { n: 1 }, b: 2 });
  const gone = reuseUnchanged<object>(before, { a: { n: 1 }, b: undefined });
  expect(Object.keys(gone)).toEqual(['a']);
  expect(reuseUnchanged<object>(before, { a: { n: 1 } })).toEqual({ a: { n: 1 } });
  expect(Object.keys(reuseUnchanged<object>(before, { a: { n: 1 }, b: 2, c: undefined }))).toEqual(['a', 'b']);
  expect(reuseUnchanged<object>(before, { a: { n: 1 }, b: 2, c: undefined })).toBe(before);
  expect(reuseUnchanged<object>(before, { a: { n: 1 }, c: 3 })).toEqual({ a: { n: 1 }, c: 3 });
  expect(before).toEqual({ a: { n: 1 }, b: 2 });
});

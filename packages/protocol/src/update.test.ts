import type { Json } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Patch } from './patch.ts';
import { type Findings, NOTHING, update } from './update.ts';

const json = fc
  .json({ maxDepth: 6 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as Json);

/** The patch as it arrives. */
const patchOf = (known: object, next: object, findings?: Findings): Patch =>
  JSON.parse(update(known as Json, next as Json, findings)) as Patch;

test('the patch turns one value into the next', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = update(before, after);
      expect(apply(before, JSON.parse(patch) as Patch)).toEqual(after);
      expect(update(before, JSON.parse(JSON.stringify(before)) as Json)).toBe(NOTHING);
    }),
    { numRuns: 1000 },
  );
});

test('it contains only what changed, at any depth', () => {
  const deep = (leaf: number) => ({ a: { b: [0, { c: [{ d: leaf, e: 1 }] }] } });
  expect(patchOf(deep(1), deep(2))).toEqual([[['a', 'b', 1, 'c', 0, 'd'], 2]]);
  expect(patchOf({ a: [1, 2, 3] }, { a: [1] })).toEqual([[['a', 'length'], 1]]);
  expect(patchOf({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
  expect(patchOf({ a: [{ id: 1, b: 1 }] }, { a: [{ id: 2, b: 1 }] })).toEqual([[['a', 0], { id: 2, b: 1 }]]);
});

test('members without a value count as absent, as they do in JSON', () => {
  expect(patchOf({ a: undefined }, {})).toEqual([]);
  expect(patchOf({}, { a: undefined })).toEqual([]);
  expect(patchOf({ a: 1 }, { a: undefined, b: undefined })).toEqual([[['a']]]);
});

test('identical objects are not compared', () => {
  const big = new Proxy({} as object, {
    ownKeys: () => {
      throw new Error('it was looked at');
    },
  });
  expect(patchOf({ big, n: 1 }, { big, n: 2 })).toEqual([[['n'], 2]]);
});

test('viewers who share parts of their picture share the results of comparing them, and each gets its own changes', () => {
  const see = (n: number) => {
    const all = { list: [{ n }, { n: 0 }] };
    return [0, 1].map(seat => ({ seat, view: { all, own: { all, hand: [n + seat] } } }));
  };
  let known = see(0);
  for (const n of [1, 1, 2, 3]) {
    const findings: Findings = new Map();
    const next = see(n);
    const patches = next.map((each, seat) => patchOf(known[seat]!, each, findings));
    expect(patches.map((patch, seat) => apply(known[seat] as unknown as Json, patch))).toEqual(next);
    known = next;
  }
});

test('a cached result is not used for another earlier value, or for another path', () => {
  const part = { n: 2 };
  const findings: Findings = new Map();
  const view = (a: object, b: object) => ({ view: { a, b } });
  expect(patchOf(view({ n: 1 }, {}), view(part, {}), findings)).toEqual([[['view', 'a', 'n'], 2]]);
  expect(findings.get(part)).toBeDefined();
  expect(patchOf(view({ n: 2 }, {}), view(part, {}), findings)).toEqual([]);
  expect(patchOf(view({}, { n: 1 }), view({}, part), findings)).toEqual([[['view', 'b', 'n'], 2]]);
});

test('inherited members are not taken for own ones', () => {
  expect(patchOf({ constructor: 1, a: 1 }, { a: 1 })).toEqual([[['constructor']]]);
  expect(patchOf({ a: 1 }, { a: 1, toString: 2 })).toEqual([[['toString'], 2]]);
});

test('a part that occurs in two places has changed in both', () => {
  const [was, is] = [{ n: 1 }, { n: 2 }];
  expect(patchOf({ view: { a: was, b: was } }, { view: { a: is, b: is } })).toEqual([
    [['view', 'a', 'n'], 2],
    [['view', 'b', 'n'], 2],
  ]);
  const findings: Findings = new Map();
  expect(patchOf({ view: { a: was } }, { view: { a: is } }, findings)).toEqual([[['view', 'a', 'n'], 2]]);
  expect(patchOf({ room: { b: was } }, { room: { b: is } }, findings)).toEqual([[['room', 'b', 'n'], 2]]);
  const deeper = (part: object) => ({ view: { a: { b: part } } });
  expect(patchOf(deeper(was), deeper(is), findings)).toEqual([[['view', 'a', 'b', 'n'], 2]]);
});

test('numbers that JSON cannot represent become null', () => {
  expect(patchOf({ a: 1 }, { a: Number.NaN })).toEqual([[['a'], null]]);
});

import type { Json } from '@orrery/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Patch } from './patch.ts';
import { type Findings, remember, update } from './update.ts';

const json = fc
  .json({ maxDepth: 6 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as Json);

/** The patch as it arrives. */
const patchOf = (known: Json, next: unknown, findings?: Findings): Patch =>
  JSON.parse(update(known, next, findings).patch) as Patch;

test('what is remembered is a copy, without members that have no value', () => {
  fc.assert(
    fc.property(json, value => {
      expect(remember(value)).toEqual(value);
    }),
  );
  const value = { a: [{ b: 1 }], c: undefined, d: [undefined] };
  const known = remember(value);
  value.a[0]!.b = 2;
  expect(JSON.stringify(known)).toBe('{"a":[{"b":1}],"d":[null]}');
});

test('what it says of the next value turns the one into the other, and the next one is remembered', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const { known, patch, isSame } = update(remember(before), after);
      expect(apply(before, JSON.parse(patch) as Patch)).toEqual(after);
      expect(known).toEqual(after);
      expect(isSame).toBe(patch === '[]');
      expect(update(known, after)).toEqual({ known, patch: '[]', isSame: true });
    }),
    { numRuns: 1000 },
  );
});

test('it says no more than what changed, however deep that is', () => {
  const deep = (leaf: unknown) => ({ a: { b: [0, { c: [{ d: leaf, e: 1 }] }] }, f: undefined });
  expect(patchOf(remember(deep(1)), deep(2))).toEqual([[['a', 'b', 1, 'c', 0, 'd'], 2]]);
  expect(patchOf(remember({ a: [1, 2, 3] }), { a: [1] })).toEqual([[['a', 'length'], 1]]);
  expect(patchOf(remember({ a: 1, b: 2 }), { a: undefined, b: 2 })).toEqual([[['a']]]);
});

test('what is the same is shared with what was remembered, which stays as it was', () => {
  const known = remember({ a: { b: [1] }, c: { d: [2], e: 3 } });
  const before = JSON.stringify(known);
  const next = { a: { b: [1] }, c: { d: [2], e: 4 } };
  const now = update(known, next).known as unknown as typeof next;
  expect(now).toEqual(next);
  expect(now.a).toBe((known as unknown as typeof next).a);
  expect(now.c.d).toBe((known as unknown as typeof next).c.d);
  expect(JSON.stringify(known)).toBe(before);
  next.c.d.push(5);
  expect(now.c.d).toEqual([2]);
});

test('what is remembered shares nothing with the value that it was taken from', () => {
  const next = { a: { b: { c: { d: { e: [1] } } } } };
  const { known } = update(remember({}), next);
  next.a.b.c.d.e.push(2);
  expect(known).toEqual({ a: { b: { c: { d: { e: [1] } } } } });
});

test('several who share parts of what they see share the findings, and each learns what changed for it', () => {
  const open = (n: number) => ({ list: [{ n }, { n: 0 }] });
  const see = (n: number) => {
    const all = open(n);
    return [0, 1].map(seat => ({ seat, all, own: { all, hand: [n + seat] } }));
  };
  let known = see(0).map(remember);
  for (const n of [1, 1, 2, 3]) {
    const findings: Findings = new Map();
    const before = known;
    const next = see(n);
    const updates = next.map((each, seat) => update(known[seat]!, each, findings));
    expect(updates.map(({ patch }, seat) => apply(before[seat]!, JSON.parse(patch) as Patch))).toEqual(next);
    known = updates.map(each => each.known);
  }
  const [first, second] = known as { [key: string]: Json }[];
  expect(first!.all).toBe(second!.all);
});

test('a part that one takes over as it remembers it becomes the part that all remember', () => {
  const see = (systems: unknown) => [0, 1].map(seat => ({ view: { seat, systems } }));
  const known = see([{ a: 1 }, { a: 2 }]).map(remember) as unknown as ReturnType<typeof see>;
  const findings: Findings = new Map();
  const now = see(known[0]!.view.systems).map(
    (each, seat) => update(known[seat] as unknown as Json, each, findings) as unknown as { known: (typeof known)[0] },
  );
  expect(now[1]!.known.view.systems).toBe(known[0]!.view.systems);
  expect(now[1]!.known).toEqual(known[1]);
});

test('members that every object inherits are not taken for its own', () => {
  expect(patchOf(remember({ constructor: 1, a: 1 }), { a: 1 })).toEqual([[['constructor']]]);
  expect(patchOf(remember({ a: 1 }), { a: 1, toString: 2 })).toEqual([[['toString'], 2]]);
});

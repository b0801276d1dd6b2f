import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Findings, type Outline, outline, update, wholeOf } from './outline.ts';
import { apply, type Patch } from './patch.ts';

const json = fc
  .json({ maxDepth: 6 })
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text));

test('an outline gives its value back', () => {
  fc.assert(
    fc.property(json, value => {
      expect(wholeOf(outline(value))).toEqual(value);
    }),
  );
});

test('what it says of the next value turns the one into the other, and the next one is remembered', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const { known, patch } = update(outline(before), after);
      expect(apply(before, JSON.parse(JSON.stringify(patch)) as Patch)).toEqual(after);
      expect(wholeOf(known)).toEqual(after);
      expect(update(known, after).patch).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('it says no more than what changed, however deep that is', () => {
  const deep = (leaf: unknown) => ({ a: { b: [0, { c: [{ d: leaf, e: 1 }] }] }, f: undefined });
  expect(update(outline(deep(1)), deep(2)).patch).toEqual([[['a', 'b', 1, 'c', 0, 'd'], 2]]);
  expect(update(outline({ a: [1, 2, 3] }), { a: [1] }).patch).toEqual([[['a', 'length'], 1]]);
  expect(update(outline({ a: 1, b: 2 }), { a: undefined, b: 2 }).patch).toEqual([[['a']]]);
});

test('a patch shares nothing with the value', () => {
  const next = { a: { b: { c: { d: { e: [1] } } } } };
  const { patch } = update(outline({}), next);
  next.a.b.c.d.e.push(2);
  expect(patch).toEqual([[['a'], { b: { c: { d: { e: [1] } } } }]]);
});

test('several who share parts of what they see share the findings, and each learns what changed for it', () => {
  const open = (n: number) => ({ list: [{ n }, { n: 0 }] });
  const see = (n: number) => {
    const all = open(n);
    return [0, 1].map(seat => ({ seat, all, own: { all, hand: [n + seat] } }));
  };
  let known = see(0).map(each => outline(each));
  for (const n of [1, 1, 2, 3]) {
    const findings: Findings = new Map();
    const before = known.map(wholeOf);
    const next = see(n);
    const updates = next.map((each, seat) => update(known[seat]!, each, findings));
    expect(updates.map(({ patch }, seat) => apply(before[seat]!, patch))).toEqual(next);
    known = updates.map(each => each.known);
  }
  const [first, second] = known as { [key: string]: Outline }[];
  expect(first!.all).toBe(second!.all);
});

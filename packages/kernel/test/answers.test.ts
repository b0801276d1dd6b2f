import {
  type AnswerValue,
  type Ask,
  allot,
  arrange,
  count,
  pick,
  quickRandom,
  randomAnswer,
  type Slot,
  simplestAnswer,
} from '@orrery/kernel';
import { everyAnswer } from '@orrery/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 7 });
const asked = (slot: Slot<unknown>): Ask => ({ id: '0.0', seat: 0, kind: 'test', prompt: {}, ...slot.describe() });

const picks = fc.record({ keys, min: fc.nat(4), more: fc.nat(4) }).map(({ keys: items, min, more }) => {
  const least = Math.min(min, items.length);
  return pick(0, 'pick', items, { min: least, max: least + more });
});
const picksWithLoners = fc
  .record({ keys, max: fc.integer({ min: 1, max: 4 }), min: fc.nat(1), loners: fc.nat(127) })
  .map(({ keys: items, max, min, loners }) =>
    pick(0, 'pick', items, {
      min: Math.min(min, items.length),
      max,
      alone: item => ((loners >> items.indexOf(item)) & 1) === 1,
    }),
  );
const orders = keys.map(items => arrange(0, 'order', items));
const numbers = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
  .map(([min, more]) => count(0, 'number', min, min + more));
const allotments = fc
  .record({
    lines: fc.uniqueArray(fc.record({ key: fc.string({ maxLength: 3 }), min: fc.nat(2), more: fc.nat(3) }), {
      maxLength: 4,
      selector: line => line.key,
    }),
    low: fc.nat(9),
    high: fc.nat(9),
  })
  .filter(({ lines }) => !lines.some(line => line.key === '__proto__'))
  .map(({ lines, low, high }) => {
    const all = lines.map(({ key, min, more }) => ({ key, min, max: min + more }));
    const [least, most] = [all.reduce((sum, line) => sum + line.min, 0), all.reduce((sum, line) => sum + line.max, 0)];
    const min = Math.min(least + low, most);
    return allot(0, 'allot', all, {
      min: Math.max(min - high, 0),
      max: Math.max(min, least),
      suggest: Object.fromEntries(all.map(line => [line.key, line.min])),
    });
  });

describe('P4: a random answer within the bounds of the ask is legal, whatever the ask', () => {
  const cases: [string, fc.Arbitrary<Slot<unknown>>][] = [
    ['pick', picks],
    ['pick, some to be taken alone', picksWithLoners],
    ['order', orders],
    ['number', numbers],
  ];
  test.each(cases)('%s, and so is the simplest', (_, slots) => {
    fc.assert(
      fc.property(slots, fc.nat(), (slot, seed) => {
        const ask = asked(slot);
        expect(slot.read(randomAnswer(ask, quickRandom(seed)))).toMatchObject({ ok: true });
        expect(slot.read(simplestAnswer(ask))).toMatchObject({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  test('allocation', () => {
    fc.assert(
      fc.property(allotments, fc.nat(), (slot, seed) => {
        expect(slot.read(randomAnswer(asked(slot), quickRandom(seed)))).toMatchObject({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  test('if only an option that must be chosen alone is left, it is chosen', () => {
    const ask: Ask = {
      id: '0.0',
      seat: 0,
      kind: 'x',
      prompt: {},
      form: 'pick',
      min: 2,
      max: 2,
      options: [{ key: 'own' }, { key: 'use:guard', alone: true }],
    };
    expect(simplestAnswer(ask)).toEqual(['use:guard']);
    for (let seed = 0; seed < 20; seed++) expect(randomAnswer(ask, quickRandom(seed))).toEqual(['use:guard']);
  });
});

describe('every answer', () => {
  const small = fc.oneof(picks, picksWithLoners, orders, numbers) as fc.Arbitrary<Slot<unknown>>;

  test('is legal, is listed once, and random answers are among them', () => {
    fc.assert(
      fc.property(small, fc.nat(), (slot, seed) => {
        const ask = asked(slot);
        const all = everyAnswer(ask, 10_000);
        for (const value of all) expect(slot.read(value)).toMatchObject({ ok: true });
        const text = (value: AnswerValue) =>
          JSON.stringify(ask.form === 'pick' ? [...(value as string[])].sort() : value);
        expect(new Set(all.map(text)).size).toBe(all.length);
        expect(all.map(text)).toContain(text(randomAnswer(ask, quickRandom(seed))));
      }),
      { numRuns: 200 },
    );
  });
});

test('malformed answers of any type are refused without an exception', () => {
  const junk = fc.oneof(fc.jsonValue(), fc.anything()) as fc.Arbitrary<AnswerValue>;
  const any = fc.oneof(picks, orders, numbers, allotments) as fc.Arbitrary<Slot<unknown>>;
  fc.assert(
    fc.property(any, junk, (slot, value) => {
      expect(() => slot.read(value)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

test('random picks reach every option and every count', () => {
  const ask = asked(pick(0, 'pick', ['a', 'b', 'c'], { min: 0, max: 3 }));
  const random = quickRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => [...(randomAnswer(ask, random) as string[])].sort().join()));
  expect(seen.size).toBe(8);
});

test('golden numbers: simulation random numbers are the same in every release', () => {
  const random = quickRandom(7);
  const numbers = Array.from({ length: 4 }, () => Math.floor(random() * 1e6));
  expect(numbers).toEqual([563013, 390032, 973256, 18788]);
});

test('random amounts reach every total between the bounds, and no line gets more than it holds', () => {
  const lines = [
    { key: 'a', min: 0, max: 2 },
    { key: 'b', min: 1, max: 3 },
  ];
  const ask = asked(allot(0, 'allot', lines, { min: 2, max: 4, suggest: { a: 1, b: 1 } }));
  const random = quickRandom(1);
  const seen = new Set(
    Array.from({ length: 500 }, () => JSON.stringify(Object.entries(randomAnswer(ask, random)).sort())),
  );
  const every = [
    [['b', 2]],
    [['b', 3]],
    [
      ['a', 1],
      ['b', 1],
    ],
    [
      ['a', 1],
      ['b', 2],
    ],
    [
      ['a', 1],
      ['b', 3],
    ],
    [
      ['a', 2],
      ['b', 1],
    ],
    [
      ['a', 2],
      ['b', 2],
    ],
  ];
  expect([...seen].sort()).toEqual(every.map(each => JSON.stringify(each)).sort());
});

test('random orders reach every order', () => {
  const ask = asked(arrange(0, 'order', ['a', 'b', 'c']));
  const random = quickRandom(1);
  const seen = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const order = (randomAnswer(ask, random) as string[]).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(Math.min(...seen.values())).toBeGreaterThan(70);
});

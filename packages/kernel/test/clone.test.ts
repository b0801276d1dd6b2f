import { readFileSync } from 'node:fs';
import {
  cloneJson,
  cloneSource,
  dict,
  equalitySource,
  json,
  list,
  maybe,
  object,
  optional,
  plain,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cloneDuel } from './duel-clone.generated.ts';
import { duelCloneSource } from './duel-clone-source.ts';
import { dealt, playOn } from './tables.ts';

const regenerate = `packages/kernel/test/duel-clone.generated.ts does not fit the shape; regenerate it with cd packages/kernel/test && node -e "import('./duel-clone-source.ts').then(({ duelCloneSource: text }) =>
    process.getBuiltinModule('fs').writeFileSync('duel-clone.generated.ts', text))"`;

function objectsIn(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null) {
    into.add(value);
    for (const each of Object.values(value)) objectsIn(each, into);
  }
  return into;
}

test('the generated file is what the shape gives', () => {
  const text = readFileSync(new URL('./duel-clone.generated.ts', import.meta.url), 'utf8');
  expect(text, regenerate).toBe(duelCloneSource);
});

describe('a copy', () => {
  test('equals the state at every decision, with its keys in the same order, and shares nothing with it', () => {
    for (let seats = 2; seats <= 4; seats++) {
      const table = dealt(seats, `clone ${seats}`);
      table.order({ seat: 1, window: 'afterTurn', unless: null, until: 'round' });
      for (let i = 0; !table.over; i++) {
        const copy = cloneDuel(table.state);
        expect(copy).toEqual(cloneJson(table.state));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(table.state));
        const own = objectsIn(table.state);
        expect([...objectsIn(copy)].some(each => own.has(each))).toBe(false);
        playOn(table, i, 1);
      }
    }
  });

  test('of any plain data equals it', () => {
    const data = { a: [1, 'two', null, { b: [] }], c: { d: true }, e: '' };
    expect(cloneJson(data)).toEqual(data);
    expect(cloneJson(data).a).not.toBe(data.a);
  });
});

test('shapes inside shapes: lists of lists, dictionaries of objects, what may be missing', async () => {
  const shape = object({
    grid: list(list(plain)),
    by: dict(object({ cards: list(plain), note: maybe(object({ text: plain })) })),
    counts: dict(plain),
    'some-key': maybe(list(plain)),
    rest: json,
    groups: list(object({ count: plain, mark: optional(plain), names: list(plain) })),
    two: object({ a: optional(plain), b: optional(list(plain)) }),
  });
  const source = cloneSource('copyAll', 'unknown', shape)
    .replace(/: unknown(\[[^\]]*\])*/g, '')
    .replaceAll(']!', ']');
  const make = new Function('cloneJson', `${source.replace('export ', '')} return copyAll;`);
  const copy = make(cloneJson) as <T>(value: T) => T;
  const data = {
    grid: [[1, 2], [], [3]],
    by: { x: { cards: ['a'], note: null }, y: { cards: [], note: { text: 'hm' } } },
    counts: { p: 1 },
    'some-key': null,
    rest: { any: [{ thing: 1 }] },
    groups: [
      { count: 1, names: ['x'] },
      { count: 2, mark: 'm', names: [] },
    ],
    two: { b: [1] },
  };
  expect(copy(data)).toEqual(data);
  expect(JSON.stringify(copy(data))).toBe(JSON.stringify(data)); // absent fields stay absent
  const own = objectsIn(data);
  expect([...objectsIn(copy(data))].some(each => own.has(each))).toBe(false);
});

test('two values of a shape are equal if every part is', () => {
  const shape = object({
    id: plain,
    inner: object({ n: plain }),
    rows: list(list(object({ x: plain, y: plain }))),
    met: maybe(list(plain)),
    mark: optional(plain),
    guests: optional(list(plain)),
  });
  const source = equalitySource('alike', 'unknown', shape)
    .replace(/: (NonNullable<)?(unknown|boolean)(\[[^\]]*\])*>?/g, '')
    .replaceAll(']!', ']');
  const alike = new Function(`${source.replace('export ', '')} return alike;`)() as (a: object, b: object) => boolean;
  const make = () => ({ id: 'a', inner: { n: 1 }, rows: [[{ x: 1, y: null }], [{ x: 2, y: true }]], met: [1] });
  expect(alike({ ...make(), met: null }, { ...make(), met: null })).toBe(true);
  expect(alike({ ...make(), met: null }, make())).toBe(false);
  expect(alike(make(), make())).toBe(true);
  expect(alike({ ...make(), guests: [1] }, { ...make(), guests: [1] })).toBe(true);
  expect(alike({ ...make(), guests: [1] }, { ...make(), guests: [2] })).toBe(false);
  for (const changed of [
    { ...make(), id: 'b' },
    { ...make(), mark: 'm' },
    { ...make(), guests: [1] },
    { ...make(), met: null },
    { ...make(), met: [2] },
    { ...make(), inner: { n: 2 } },
    { ...make(), rows: [[{ x: 1, y: null }]] },
    { ...make(), rows: [[{ x: 1, y: null }], [{ x: 2, y: false }]] },
    { ...make(), rows: [[{ x: 1, y: null }], [{ x: 2, y: true }], []] },
  ])
    expect(alike(make(), changed), JSON.stringify(changed)).toBe(false);
  expect(() => equalitySource('never', 'unknown', object({ a: json }))).toThrow('json');
});

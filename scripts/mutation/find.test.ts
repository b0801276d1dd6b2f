import { describe, expect, test } from 'vitest';
import { filesOf } from '../checks/fixtures.ts';
import { findMutants, mutatedText } from './find.ts';

const file = (text: string) => ({ path: 'a.ts', text });
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const changesIn = (text: string) =>
  findMutants(file(text)).map(({ original, mutated }) => `${flat(original)} -> ${flat(mutated)}`);

describe('one kind of mutant each', () => {
  test.each([
    ['const a = b < c;', ['b < c -> b <= c']],
    ['const a = b === c;', ['b === c -> b !== c']],
    ['const a = b >= /* > */ c;', ['b >= /* > */ c -> b > /* > */ c']],
    ['const a = b && c;', ['b && c -> b || c']],
    ['const a = b && c && d;', ['b && c -> (b || c)', 'b && c && d -> b && c || d']],
    ['const a = b + c;', ['b + c -> b - c']],
    ['const a = (b + c) - d;', ['(b + c) - d -> (b + c) + d', 'b + c -> b - c']],
    ["const a = 'b' + c + `d`;", []],
    ['const a = b ?? c;', []],
    ['if (a) b = c;', ['a -> !(a)', 'b = c; -> ;']],
    ['if (!(a || b)) { }', ['!(a || b) -> (a || b)', 'a || b -> a && b']],
    ['if (a === b) { }', ['a === b -> a !== b']],
    ['const a = b ? c : d;', ['b -> !(b)']],
    ['const a = 2;', ['2 -> 3']],
    ['const a = 2.5;', []],
    ['const a = list.filter(one => one.ready);', ['list.filter(one => one.ready) -> list']],
    ['const a = (b ?? c)?.filter(isReady);', ['(b ?? c)?.filter(isReady) -> (b ?? c)']],
    ['function f() { return true; }', ['return true; -> return false;']],
    ['const f = () => false;', ['false -> true']],
    ['for (const a of b) continue;', ['continue; -> ;']],
    ['const a = Math.min(b, c);', ['Math.min -> Math.max']],
    ['function* f() { yield* place(a); }', ['yield* place(a); -> ;']],
    ['const a = [b, c];', ['b, -> ', ', c -> ']],
    ['const a = [b];', []],
    ['const a = [b, b, b, b, b, b, b];', ['b, -> ', ', b -> ']],
  ])('%s', (text, changes) => {
    expect(changesIn(text).map(change => change.trim())).toEqual(changes.map(change => change.trim()));
  });
});

test.each([
  "import { a } from './a.ts'; export * from './b.ts';",
  'type A = 1 | 2; interface B { c: 3 } let d: A;',
  'function a(b: 1): 2;\nfunction a(b: unknown): unknown { return b; }',
  `invariant(a < 1, 'no' + (a + 1));`,
  "function* f() { yield* emit('gained', { count: a + 1 }); }",
  "'use strict'; // 1 < 2",
  'const a = { 1: b };',
])('left alone: %s', text => {
  expect(changesIn(text)).toEqual([]);
});

test('a cast is looked through', () => {
  expect(changesIn('const a = (b + c) as 4; const d = [e!, f] satisfies G;')).toEqual([
    'b + c -> b - c',
    'e!, -> ',
    ', f -> ',
  ]);
});

test('mutants know their line, and are told apart by a number', () => {
  const [source] = filesOf({ 'games/a.ts': 'const a = 1;\nconst b = 1;' });
  const mutants = findMutants(source!);
  expect(mutants.map(({ line, key }) => ({ line, key }))).toEqual([
    { line: 1, key: 'games/a.ts#1->2#1' },
    { line: 2, key: 'games/a.ts#1->2#2' },
  ]);
  expect(mutatedText(source!.text, mutants[1]!)).toBe('const a = 1;\nconst b = 2;');
});

test('every mutant of a longer text still parses', async () => {
  const { parseSync } = await import('oxc-parser');
  const text = `
    export const survey = role({
      *resolve(game, me, { symbols, leading }) {
        const count = symbols - 1 + (leading ? 1 : 0);
        const seen = (yield* look(game, me, count)).filter(one => !one.taken && one.cost <= (count + 1));
        for (const one of seen) { if (one.kept) continue; else yield* discard(game, [(one), ...[me, count]]); }
        if (!seen.some(one => one.kept)) return false;
      },
    });`;
  const broken = findMutants(file(text)).filter(one => parseSync('a.ts', mutatedText(text, one)).errors.length > 0);
  expect(broken).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { filesOf, manifest, printed } from './fixtures.ts';
import { checkForgottenYield } from './forgotten-yield.ts';

const around = {
  'packages/kernel/package.json': manifest('@orrery/kernel', { '.': './src/index.ts' }),
  'packages/kernel/src/index.ts': "export { choose } from './slots.ts'; export * from './rule.ts';",
  'packages/kernel/src/rule.ts': 'export type Rule<T = void> = Generator<Request, T, unknown>;',
  'packages/kernel/src/slots.ts':
    "import type { Rule } from './rule.ts'; export function choose<T>(from: T[]): Rule<T> { return start(from); }",
  'games/a/src/verbs/tokens.ts':
    "import type { Rule } from '@orrery/kernel'; export function* place(game: Game): Rule { yield* move(game); }",
  'games/a/src/rulebook/index.ts':
    'export interface Rule { id: string } export function find(id: string): Rule { return all[id]; }',
};
const imports = `
import { choose, type Rule } from '@orrery/kernel';
import { place as put } from '../verbs/tokens.ts';
import * as tokens from '../verbs/tokens.ts';
import { find } from '../rulebook/index.ts';
`;
const problemsOf = (text: string) =>
  printed(checkForgottenYield(filesOf({ ...around, 'games/a/src/rules/turn.ts': imports + text }))).map(line =>
    line.replace(/^.*?: /, '').replace(' does nothing without yield*', ''),
  );

describe('forgotten', () => {
  test.each([
    ['function* turn(game) { put(game); }', 'put(…)'],
    ['function* turn(game) { tokens.place(game); }', 'tokens.place(…)'],
    ['function* turn(game) { const picked = choose(game.all); if (picked) yield* put(game); }', 'choose(…)'],
    ['function* turn(game) { if (choose(game.all)) yield* put(game); }', 'choose(…)'],
    ['function* turn(game) { game.open && put(game); }', 'put(…)'],
    ['function* turn(game) { yield put(game); }', 'put(…)'],
    ['function* turn(game) { const [first] = choose(game.all); yield* put(first); }', 'choose(…)'],
    ['function* turn(game) { for (const one of choose(game.all)) game.add(one); }', 'choose(…)'],
    ['function* inner() {} function* outer() { inner(); }', 'inner(…)'],
    ['const inner = function* () {}; function* outer() { inner(); }', 'inner(…)'],
    ['type Effect = (game: Game) => Rule; function* run(game: Game, effect: Effect) { effect(game); }', 'effect(…)'],
    ['const card = { *primary(game) {} }; function* run(game) { card.primary(game); }', 'card.primary(…)'],
  ])('%s', (text, call) => {
    expect(problemsOf(text)).toEqual([call]);
  });
});

describe('run, or handed to what runs it', () => {
  test.each([
    'function* turn(game) { yield* put(game); const one = yield* choose(game.all); return put(one); }',
    'function* turn(game) { yield* (game.open ? put(game) : choose(game.all)); }',
    'const step = game => put(game); drive(put(game)); const all = [put(game)]; const named = { rule: put(game) };',
    'function run(game) { const rule = put(game); rule.next(); }',
    'function run(game) { let rule; rule = put(game); return rule; }',
    'class Runner { start(game) { this.body = put(game); } }',
    'function* ring() { yield 1; } for (const hex of ring()) use(hex); const all = [...ring()];',
    'function use(put: () => void) { put(); }',
    'const rule = find(game); print(rule);',
    'const card = { *play() {} }; const screen = { play() {} }; screen.play();',
    'const deck = { *push() {} }; list.push(1);',
    'class Table { #run() {} go() { this.#run(); } } const card = { *run() {} };',
  ])('%s', text => {
    expect(problemsOf(text)).toEqual([]);
  });
});

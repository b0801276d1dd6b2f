import { expect, test } from 'vitest';
import { filesOf, printed } from './fixtures.ts';
import { checkPurity } from './purity.ts';

const problemsOf = (text: string, path = 'games/eminent-domain/src/rules/turn.ts') =>
  printed(checkPurity(filesOf({ [path]: text }))).map(line => line.split(': ')[1]);

test.each([
  ['const x = Math.random();', 'Math.random is not pure'],
  ["const x = Math['random']();", 'Math.random is not pure'],
  ['const x = Date.now();', 'Date.now is not pure'],
  ['const x = new Date();', 'new Date is not pure'],
  ['const x = performance.now();', 'performance.now is not pure'],
  ['const x = structuredClone(y);', 'structuredClone is not pure'],
  ['setTimeout(f, 1);', 'setTimeout is not pure'],
  ['setInterval(f, 1);', 'setInterval is not pure'],
  ['const x = process.env;', 'process is not pure'],
  ['const f = console.log;', 'console is not pure'],
  ['const f = { fetch };', 'fetch is not pure'],
  ["eval('1');", 'eval is not pure'],
  ["const f = new Function('1');", 'new Function is not pure'],
  ['globalThis.fetch(x);', 'globalThis.fetch is not pure'],
  ["import { readFileSync } from 'node:fs';", 'node:fs is out of reach of pure code'],
  ['const f = (process: number) => process; process.exit();', 'process is not pure'],
])('%s', (text, message) => {
  expect(problemsOf(text)).toEqual([message]);
});

test.each([
  'const x = Math.max(1, 2); const words = "Math.random()"; // Date.now()',
  'export function run(process: { fetch(): void }) { process.fetch(); }',
  'const table = { process: 1, eval: 2 }; table.process;',
  'type Clock = Date; let f: Function; type P = typeof process;',
])('pure: %s', text => {
  expect(problemsOf(text)).toEqual([]);
});

test('tests and apps may reach outside, and testing/ may assert', () => {
  expect(problemsOf('Math.random();', 'packages/kernel/src/a.test.ts')).toEqual([]);
  expect(problemsOf('console.log(1);', 'apps/cli/src/main.ts')).toEqual([]);
  expect(problemsOf("import assert from 'node:assert/strict';", 'games/a/src/testing/given.ts')).toEqual([]);
  expect(problemsOf("import 'node:fs';", 'games/a/src/testing/given.ts')).toHaveLength(1);
});

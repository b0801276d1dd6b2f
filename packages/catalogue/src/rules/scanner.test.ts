// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text to be scanned
import { describe, expect, test } from 'vitest';
import { callsOf } from './scanner.ts';

describe('callsOf', () => {
  test.each([
    ["proves('ED 1', 'a title', () => {});", [['ED 1', 'a title']]],
    ['proves("ED 1", `a title`, () => {});', [['ED 1', 'a title']]],
    ["proves(\n  'ED 1, ED 9', // two\n  'a title',\n  () => {},\n);", [['ED 1, ED 9', 'a title']]],
    [`proves('ED "Setup"', 'it\\'s \\u0041', () => {});`, [['ED "Setup"', "it's A"]]],
    ["proves ('a', 'b')", [['a', 'b']]],
    ["proves(`ED ${'n}'}`, 'b', f)", [[undefined, 'b']]],
    ["proves('a' + x, 'b')", [[undefined]]],
    ['proves(rule, title, body)', [[]]],
    ["// proves('a', 'b')\n/* proves('c', 'd') */", []],
    ["const text = \"proves('a', 'b')\"; proves('c', 'd')", [['c', 'd']]],
    ["const t = `${f(`${'`'}`)} proves('a', 'b')`; proves('c', 'd')", [['c', 'd']]],
    ["const r = /['\"`(]/; proves('c', 'd')", [['c', 'd']]],
    ["const r = /[/'\"]/g.test(s) / 2; proves('c', 'd')", [['c', 'd']]],
    ["const q = a / b; const s = '/'; proves('c', 'd')", [['c', 'd']]],
    ["return /'/; proves('c', 'd')", [['c', 'd']]],
    ["export function proves(rules: string) {} improves('a', 'b'); proves2('a', 'b')", []],
    ["import { proves } from 'x'; proves('c', 'd')", [['c', 'd']]],
  ])('%s', (text, calls) => {
    expect(callsOf('proves', text)).toEqual(calls);
  });
});

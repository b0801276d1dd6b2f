// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text to be scanned
import { describe, expect, test, vi } from 'vitest';
import { listening } from '../testing/said.ts';
import { command, matrix, proofsIn } from './rules.ts';
import { callsOf } from './rules-scanner.ts';

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

describe('matrix', () => {
  test('joins rules with the proofs that name them', () => {
    const text = "proves('ED 1, ED 10', 'both', f); proves('ED 10', 'one', f); proves('ED \"Setup\"', 'other', f);";
    const rules = ['ED 1', 'ED 2', 'ED 10'].map(id => ({ id, about: `about ${id}` }));
    expect(matrix(rules, proofsIn(text, 'x.test.ts'))).toEqual([
      { id: 'ED 1', about: 'about ED 1', tests: ['both'] },
      { id: 'ED 2', about: 'about ED 2', tests: [] },
      { id: 'ED 10', about: 'about ED 10', tests: ['both', 'one'] },
    ]);
  });
});

describe('orrery rules', () => {
  const said = listening();

  test('lists the numbered rules of a game as JSON', async () => {
    expect(await command.run(['eminent-domain', '--json'])).toBe(0);
    const rules = JSON.parse(said.out);
    expect(rules).toHaveLength(36);
    expect(rules[0]).toMatchObject({ id: 'ED 1', about: expect.any(String), tests: expect.any(Array) });
    expect(rules[0].tests.length).toBeGreaterThan(0);
  });

  test('ends with how many are proved', async () => {
    expect(await command.run(['eminent-domain'])).toBe(0);
    expect(said.out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ of 36 proved$/);
  });

  test('bad input is one line and exit 2', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await command.run(['chess'])).toBe(2);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

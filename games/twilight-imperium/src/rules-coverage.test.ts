import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** How many items each part of the list has. */
const parts = { T: 8, S: 14, C: 4, F: 5, M: 10, K: 7, R: 6, I: 6, P: 5, V: 8, A: 6, X: 6 };
const page = readFileSync(join(import.meta.dirname, '../../../docs/rules-coverage.md'), 'utf8');

interface Row {
  readonly item: string;
  readonly rules: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly needs: string | undefined;
}

const rows = [...page.matchAll(/^\| ([A-Z]\d+) \| [^|]+ \| ([^|]*)\| ([^|]+) \|$/gm)].map(
  ([, item, rules, last]): Row => ({
    item: item!,
    rules: rules!.trim().split(', ').filter(Boolean),
    tests: [...last!.matchAll(/`([\w/-]+\.test\.ts)` ([^<|]+)/g)].map(([, file, title]) => ({
      file: file!,
      title: title!.trim(),
    })),
    needs: /^needs (.+)$/.exec(last!)?.[1],
  }),
);

/** What the tests of a file prove, by their titles; tests that cite no rule prove what their card says. */
const provenIn = new Map<string, Map<string, readonly string[]>>();

function proven(file: string): Map<string, readonly string[]> {
  const known = provenIn.get(file);
  if (known) return known;
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const titles = new Map<string, readonly string[]>();
  for (const [, rules, one, two] of text.matchAll(
    /\b(?:proves\(\s*'([^']+)',|test\()\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g,
  ))
    titles.set((one ?? two)!, rules?.split(', ').filter(each => !each.includes('/')) ?? []); // components apart
  provenIn.set(file, titles);
  return titles;
}

describe('the page of interactions', () => {
  test('names every item, and for each clause a test or what is missing', () => {
    const items = Object.entries(parts).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, i) => part + (i + 1)),
    );
    expect([...new Set(rows.map(({ item }) => item))].sort()).toEqual(items.sort());
    expect(rows.length).toBe(page.split('\n').filter(line => /^\| [A-Z]\d/.test(line)).length);
    for (const { item, tests, needs } of rows) expect(needs !== undefined || tests.length > 0, item).toBe(true);
  });

  test('names tests that exist and cite the rules of their row', () => {
    for (const { item, rules, tests } of rows) {
      for (const { file, title } of tests) expect([...proven(file).keys()], item).toContain(title);
      const cited = tests.flatMap(({ file, title }) => proven(file).get(title)!);
      expect([...new Set(cited)].sort(), item).toEqual([...rules].sort());
    }
  });
});

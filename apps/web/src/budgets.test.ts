import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');

/** A script and all that it cannot do without. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const source = readFileSync(assets + file, 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) withImports(name!, known);
  return known;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(assets + file)).length, 0) / 1000;

const chunk = (name: string): string => readdirSync(assets).find(file => new RegExp(`^${name}-.*\\.js$`).test(file))!;

const lobby = withImports(page.match(/src="\/assets\/([\w.-]+\.js)"/)![1]!);

test('the first page is at most 120 kB of script', () => {
  expect(kilobytes(lobby)).toBeGreaterThan(20);
  expect(kilobytes(lobby)).toBeLessThanOrEqual(120);
});

test.each(['eminent-domain', 'twilight-imperium'])('the board of %s adds at most 350 kB of script', game => {
  const board = [...withImports(chunk(game), withImports(chunk('table')))].filter(file => !lobby.has(file));
  expect(kilobytes(board)).toBeGreaterThan(10);
  expect(kilobytes(board)).toBeLessThanOrEqual(350);
});

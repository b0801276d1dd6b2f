import { expect, test } from 'vitest';
import { filesOf, printed } from './fixtures.ts';
import { checkSizes } from './sizes.ts';

const linesOf = (count: number): string => 'f();\n'.repeat(count);

/** So many files in one folder. */
const folderOf = (count: number, name: (i: number) => string) =>
  filesOf(Object.fromEntries(Array.from({ length: count }, (_, i) => [`packages/a/src/${name(i)}`, ''])));

test('a source file has at most 400 lines, and so has a test', () => {
  const files = filesOf({
    'packages/a/src/a.ts': linesOf(401),
    'packages/a/src/a.test.ts': linesOf(402),
    'packages/a/src/b.css': `${linesOf(400)}f();`,
  });
  expect(printed(checkSizes(files))).toEqual([
    'packages/a/src/a.ts:401: has 401 lines, at most 400 are allowed; split it by subject',
    'packages/a/src/a.test.ts:401: has 402 lines, at most 400 are allowed; split it by subject',
    'packages/a/src/b.css:401: has 401 lines, at most 400 are allowed; split it by subject',
  ]);
});

test.each([
  ['packages/a/src/a.ts', 400],
  ['packages/a/src/a.test.ts', 400],
  ['packages/a/src/index.generated.ts', 401],
  ['docs/a.md', 401],
])('%s may have %i lines', (path, lines) => {
  expect(checkSizes(filesOf({ [path]: linesOf(lines) }))).toEqual([]);
});

test('a folder has at most 40 source files, and tests count', () => {
  const files = folderOf(41, i => (i % 2 ? `f${i}.test.ts` : `f${i}.tsx`));
  expect(printed(checkSizes(files))).toEqual([
    'packages/a/src:1: has 41 source files, at most 40 are allowed; group them in folders by subject',
  ]);
});

test('other files and subfolders do not count', () => {
  const files = [
    ...folderOf(40, i => `f${i}.ts`),
    ...folderOf(2, i => `f${i}.json`),
    ...folderOf(40, i => `b/${i}.ts`),
  ];
  expect(checkSizes(files)).toEqual([]);
});

import { expect, test } from 'vitest';
import { filesOf, manifest, printed } from './fixtures.ts';
import { checkFolders, cyclesIn, foldersIn, layersOf, workspacesIn } from './folders.ts';

const files = filesOf({
  'apps/a/package.json': manifest('@orrery/a', { '.': './src/index.ts' }, ['@orrery/b']),
  'packages/b/package.json': manifest('@orrery/b', { '.': './src/index.ts' }),
  'packages/b/src/index.ts': 'export const b = 1;',
  'apps/a/src/index.ts': "import './ui/page.ts';",
  'apps/a/src/ui/page.ts': "import { b } from '@orrery/b'; import '../text/en.ts'; import './deep/part.ts';",
  'apps/a/src/ui/deep/part.ts': "import type { C } from '../../store/c.ts';",
  'apps/a/src/store/c.ts': "import '../text/en.ts';",
  'apps/a/src/store/c.test.ts': "import '../ui/page.ts';",
  'apps/a/src/text/en.ts': 'export const words = 1;',
});

const folders = (graph: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...graph].map(([from, to]) => [from.replace('apps/a/', ''), [...to].map(each => each.slice(7))]));

test('folders import folders, tests do not count', () => {
  expect(folders(foldersIn(files, 'apps/a'))).toEqual({
    src: ['src/ui'],
    'src/ui': ['src/text', 'src/store'],
    'src/store': ['src/text'],
    'src/text': [],
  });
  expect([...workspacesIn(files)]).toEqual([
    ['apps/a', new Set(['packages/b'])],
    ['packages/b', new Set()],
  ]);
});

test('layers have the lowest first, and without a circle there is no cycle', () => {
  const graph = foldersIn(files, 'apps/a');
  expect(cyclesIn(graph)).toEqual([]);
  expect(layersOf(graph).map(layer => layer.map(folder => folder.slice(7)))).toEqual([
    ['src/text'],
    ['src/store'],
    ['src/ui'],
    ['src'],
  ]);
});

test('folders that import each other by way of a third are one circle, in one layer', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set<string>()],
    ['e', new Set(['a'])],
  ]);
  expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']]);
  expect(layersOf(graph)).toEqual([['d'], ['a', 'b', 'c'], ['e']]);
});

test('a folder imports only folders below it, and each has a place in the order', () => {
  const tangled = filesOf({
    'apps/cli/src/main.ts': "import './commands/play.ts';",
    'apps/cli/src/usage/text.ts': "\nimport '../terminal/screen.ts';",
    'apps/cli/src/terminal/screen.ts': "import '../usage/text.ts'; import '../main.ts';",
    'apps/cli/src/terminal/screen.test.ts': "import '../commands/play.ts';",
    'apps/cli/src/commands/play.ts': "import '../terminal/screen.ts'; import '../testing/fake.ts';",
    'apps/cli/src/testing/fake.ts': "import '../main.ts';",
    'apps/cli/src/new/other.ts': 'export {};',
    'apps/bench/src/index.ts': 'export {};',
    'apps/bench/src/server/main.ts': "import '../index.ts';", // a workspace may have its root lower down
  });
  expect(printed(checkFolders(tangled))).toEqual([
    'apps/cli/src/new:1: has no place in the order of folders (scripts/checks/folders.ts)',
    'apps/cli/src/usage/text.ts:2: usage lies below terminal and may not import it (scripts/checks/folders.ts)',
    'apps/cli/src/terminal/screen.ts:1: terminal lies below src and may not import it (scripts/checks/folders.ts)',
  ]);
  expect(checkFolders(files)).toEqual([]);
});

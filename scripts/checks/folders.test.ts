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

test('a circle between folders of an app is a problem', () => {
  const tangled = filesOf({
    'apps/cli/src/a/one.ts': "import '../b/two.ts';",
    'apps/cli/src/b/two.ts': "import '../a/other.ts';",
    'apps/cli/src/a/other.ts': 'export {};',
  });
  expect(printed(checkFolders(tangled))).toEqual(['apps/cli/src:1: these folders import each other in a circle: a, b']);
  expect(checkFolders(files)).toEqual([]);
});

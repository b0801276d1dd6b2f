import { posix } from 'node:path';
import { importsOf, packagesIn, resolve } from './modules.ts';
import { isCode, isTest, type Problem, problemAt, type SourceFile } from './source.ts';

/** Which folders import which, by path from the root of the repository. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder of a file in its workspace, one level deep: `apps/web/src/boards`. */
function folderOf(path: string): string {
  const parts = path.split('/');
  return parts[2] === 'src' && parts.length > 4 ? parts.slice(0, 4).join('/') : posix.dirname(path);
}

/** Whether a file is a source of this workspace, and neither a test nor for tests. */
const countsIn = (file: SourceFile, workspace: string): boolean =>
  file.path.startsWith(`${workspace}/src/`) && isCode(file) && !isTest(file) && !/\/testing\//.test(file.path);

/** The folders below this path and what they import of each other; tests and what is for tests are left out. */
export function foldersIn(files: readonly SourceFile[], below: string): FolderGraph {
  const packages = packagesIn(files);
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    if (!countsIn(file, below)) continue;
    const from = folderOf(file.path);
    const imported = graph.get(from) ?? new Set<string>();
    graph.set(from, imported);
    for (const { specifier } of importsOf(file)) {
      const target = resolve(file.path, specifier, packages);
      if (target.kind !== 'file' || !target.path.startsWith(`${below}/src/`)) continue;
      const to = folderOf(target.path);
      if (to !== from && !to.endsWith('/testing')) imported.add(to);
    }
  }
  return graph;
}

/** Which workspaces import which; tests and what is for tests are left out. */
export function workspacesIn(files: readonly SourceFile[]): FolderGraph {
  const packages = packagesIn(files);
  const graph = new Map([...packages.values()].map(({ folder }) => [folder, new Set<string>()]));
  const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/');
  for (const file of files) {
    const imported = graph.get(workspaceOf(file.path));
    if (!imported || !isCode(file) || isTest(file) || /\/(testing|test)\//.test(file.path)) continue;
    for (const { specifier } of importsOf(file)) {
      const target = resolve(file.path, specifier, packages);
      if (target.kind === 'file' && workspaceOf(target.path) !== workspaceOf(file.path))
        imported.add(workspaceOf(target.path));
    }
  }
  return graph;
}

/** All folders that one imports, directly or by way of others. */
function reachedFrom(graph: FolderGraph, folder: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(folder) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return seen;
}

/** Groups of folders that import each other in a circle, sorted by name. */
export function cyclesIn(graph: FolderGraph): string[][] {
  const reach = new Map([...graph.keys()].map(folder => [folder, reachedFrom(graph, folder)]));
  const cycles = new Map<string, string[]>();
  for (const folder of graph.keys()) {
    const circle = [...reach.get(folder)!].filter(other => reach.get(other)?.has(folder)).sort();
    if (circle.length > 1) cycles.set(circle.join(), circle);
  }
  return [...cycles.values()].sort();
}

/** Folders in layers, the lowest first: each imports only from layers below, but for those of one circle. */
export function layersOf(graph: FolderGraph): string[][] {
  const circles = cyclesIn(graph);
  const circleOf = (folder: string): readonly string[] => circles.find(each => each.includes(folder)) ?? [folder];
  const heights = new Map<string, number>();
  const heightOf = (folder: string): number => {
    const known = heights.get(folder);
    if (known !== undefined) return known;
    const circle = circleOf(folder);
    const below = circle.flatMap(each => [...(graph.get(each) ?? [])]).filter(each => !circle.includes(each));
    const height = Math.max(-1, ...below.map(heightOf)) + 1;
    for (const each of circle) heights.set(each, height);
    return height;
  };
  const layers: string[][] = [];
  for (const folder of [...graph.keys()].sort()) {
    const height = heightOf(folder);
    layers[height] = [...(layers[height] ?? []), folder];
  }
  return layers;
}

/**
 * The folders of a workspace in the order in which they may import each other, the lowest first. `src` itself is above all, unless
 * it has a place as `.`.
 */
const order: Readonly<Record<string, readonly string[]>> = {
  'apps/server': [
    ...['common', 'picture', 'rooms', 'store', 'people', 'notices', 'tables', 'history', 'http', 'stream'],
    ...['admin', 'transfer', 'backup', 'upgrade'],
  ],
  'apps/web': [
    ...[
      'text',
      'ui',
      'feed',
      'lessons',
      'highlight',
      'art',
      'rules',
      'people',
      'history',
      'summary',
      'ask',
      'solo',
      'coach',
      'boards',
      'setup',
      'game',
      'gallery',
      'pages',
    ],
    'pictures',
  ],
  'apps/cli': ['usage', 'terminal', 'shared', 'external-bots', 'commands'],
  'apps/bench': ['.', 'server'],
  'packages/bots': ['common', 'eminent-domain', 'twilight-imperium'],
};

/** Folders import only folders below them, so that none import each other in a circle. */
export function checkFolders(files: readonly SourceFile[]): Problem[] {
  const packages = packagesIn(files);
  return Object.entries(order).flatMap(([workspace, folders]) => {
    const root = `${workspace}/src`;
    const heightOf = (folder: string): number => {
      const place = folders.indexOf(folder === root ? '.' : folder.slice(root.length + 1));
      return folder === root && place < 0 ? folders.length : place;
    };
    const sources = files.filter(file => countsIn(file, workspace));
    const unknown = new Set(sources.map(({ path }) => folderOf(path)).filter(folder => heightOf(folder) < 0));
    const forgotten = [...unknown].map(folder => ({
      path: folder,
      line: 1,
      message: 'has no place in the order of folders (scripts/checks/folders.ts)',
    }));
    const upward = sources.flatMap(file =>
      importsOf(file).flatMap(one => {
        const target = resolve(file.path, one.specifier, packages);
        if (target.kind !== 'file' || !target.path.startsWith(`${root}/`)) return [];
        const [from, to] = [folderOf(file.path), folderOf(target.path)];
        if (to.endsWith('/testing') || heightOf(to) <= heightOf(from)) return [];
        const message = `${posix.basename(from)} lies below ${posix.basename(to)} and may not import it (scripts/checks/folders.ts)`;
        return [problemAt(file, one, message)];
      }),
    );
    return [...forgotten, ...upward];
  });
}

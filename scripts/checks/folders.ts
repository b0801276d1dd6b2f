import { posix } from 'node:path';
import { importsOf, packagesIn, resolve } from './modules.ts';
import { isCode, isTest, type Problem, type SourceFile } from './source.ts';

/** Which folders import which, by path from the root of the repository. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder of a file in its workspace, one level deep: `apps/web/src/boards`. */
function folderOf(path: string): string {
  const parts = path.split('/');
  return parts[2] === 'src' && parts.length > 4 ? parts.slice(0, 4).join('/') : posix.dirname(path);
}

/** The folders below this path and what they import of each other; tests and what is for tests are left out. */
export function foldersIn(files: readonly SourceFile[], below: string): FolderGraph {
  const packages = packagesIn(files);
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    if (!file.path.startsWith(`${below}/src/`) || !isCode(file) || isTest(file) || /\/testing\//.test(file.path))
      continue;
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

/** Apps whose folders import one way. */
const untangled = ['apps/web', 'apps/cli', 'apps/bench'];

/** No circles between the folders of an app. */
export const checkFolders = (files: readonly SourceFile[]): Problem[] =>
  untangled.flatMap(app =>
    cyclesIn(foldersIn(files, app)).map(circle => ({
      path: `${app}/src`,
      line: 1,
      message: `these folders import each other in a circle: ${circle.map(folder => posix.basename(folder)).join(', ')}`,
    })),
  );

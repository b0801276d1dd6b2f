/** Writes the graph of imports between workspaces and folders into docs/architecture.md. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cyclesIn, type FolderGraph, foldersIn, layersOf, workspacesIn } from './checks/folders.ts';
import { repositoryFiles, root } from './repository.ts';

const page = join(root, 'docs/architecture.md');
const [begin, end] = ['<!-- folders: npm run generate -->', '<!-- /folders -->'];
const apps = ['apps/server', 'apps/web', 'apps/cli', 'packages/bots'];

const short = (folder: string, app: string): string =>
  folder === `${app}/src` ? '`src`' : `\`${folder.slice(`${app}/src/`.length)}\``;

function tableOf(graph: FolderGraph, app: string): string[] {
  const names = (folders: Iterable<string>) => [...folders].sort().map(folder => short(folder, app));
  const rows = layersOf(graph)
    .reverse()
    .flat()
    .map(folder => `| ${short(folder, app)} | ${names(graph.get(folder)!).join(', ') || 'nothing'} |`);
  const cycles = cyclesIn(graph).map(circle => names(circle).join(', '));
  return [
    `\`${app}\`${cycles.length > 0 ? `; these import each other in a circle: ${cycles.join('; ')}` : ''}:`,
    '',
    '| folder | imports |',
    '| --- | --- |',
    ...rows,
    '',
  ];
}

function drawn(): string {
  const files = repositoryFiles();
  const workspaces = workspacesIn(files);
  const node = (path: string) => path.replaceAll(/[^a-z]/g, '_');
  return [
    begin,
    '```mermaid',
    'graph TD',
    ...[...workspaces.keys()].sort().map(path => `  ${node(path)}["${path}"]`),
    ...[...workspaces].sort().flatMap(([from, to]) => [...to].sort().map(each => `  ${node(from)} --> ${node(each)}`)),
    '```',
    '',
    'Folders inside workspaces, highest first; tests are left out. `scripts/checks/folders.ts` keeps their order.',
    '',
    ...apps.flatMap(app => tableOf(foldersIn(files, app), app)),
    end,
  ].join('\n');
}

const text = readFileSync(page, 'utf8');
const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
if (start < 0 || stop < 0) throw new Error(`${page} has no place for the folders: ${begin} … ${end}`);
const next = text.slice(0, start) + drawn() + text.slice(stop + end.length);
if (!process.argv.includes('--check')) writeFileSync(page, next);
else if (next !== text) {
  console.error('docs/architecture.md does not show the folders as they are: npm run generate');
  process.exitCode = 1;
}

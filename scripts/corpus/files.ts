import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Save } from '@orrery/kernel';
import { root } from '../repository.ts';
import type { Golden } from './golden.ts';

/** Saves of all released rules, by game and rules version, and databases of servers. */
export const corpusFolder = join(root, 'corpus');

export const folderOf = (game: string, rulesVersion: number): string => join(corpusFolder, game, `v${rulesVersion}`);

/** One line of a folder's `index.json`. */
export interface IndexLine {
  readonly file: string;
  readonly shows: string;
  readonly covers: readonly string[];
  readonly seats: number;
  readonly options: unknown;
  readonly entries: number;
}

const saveFile = (name: string): string => `${name}.save.json.gz`;
const goldenFile = (name: string): string => `${name}.golden.json`;

/** The name of a save that a line of the index is about. */
export const nameOf = ({ file }: IndexLine): string => file.replace('.save.json.gz', '');

export const readIndex = (folder: string): IndexLine[] => {
  const file = join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/** A list of plain values, a line each, so that changes are easy to see. */
const lines = (items: readonly unknown[]): string => `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`;

export const writeIndex = (folder: string, index: readonly IndexLine[]): void =>
  writeFileSync(join(folder, 'index.json'), `${lines(index)}\n`);

export const hasSave = (folder: string, name: string): boolean =>
  existsSync(join(folder, saveFile(name))) && existsSync(join(folder, goldenFile(name)));

export const readSaveFile = (folder: string, name: string): Save =>
  JSON.parse(gunzipSync(readFileSync(join(folder, saveFile(name)))).toString('utf8'));

export const readGolden = (folder: string, name: string): Golden =>
  JSON.parse(readFileSync(join(folder, goldenFile(name)), 'utf8'));

/** Writes a save and its golden values; the name of its file. */
export function writeSave(folder: string, name: string, file: Save, golden: Golden): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, saveFile(name)), gzipSync(JSON.stringify(file), { level: 9 }));
  writeFileSync(join(folder, goldenFile(name)), `{"checkpoints":${lines(golden.checkpoints)}}\n`);
  return saveFile(name);
}

/** Every file under a folder. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => statSync(path).isFile());

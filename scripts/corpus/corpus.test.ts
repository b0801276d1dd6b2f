import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type KernelState, load, type Table } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { corpus } from './all.ts';
import { corpusFolder, filesUnder, folderOf, nameOf, readGolden, readIndex, readSaveFile } from './files.ts';

const MOST_BYTES = 6_000_000;

/** The sets of a save of Twilight Imperium, as its name tells them. */
function setsNamed(options: unknown): string {
  const { sets } = options as { sets: readonly string[] };
  if (sets.includes('pok')) return 'all';
  return sets.includes('codex4') ? 'codices' : 'base';
}

describe.each(corpus.map(each => ({ id: each.game.id, ...each })))('$id', ({ game, situations }) => {
  const folder = folderOf(game.id, game.rulesVersion);
  const index = readIndex(folder);

  test('every situation has a save, and every save is listed', () => {
    expect(index.map(nameOf)).toEqual(situations.all.map(({ name }) => name));
    const saves = readdirSync(folder).filter(file => file.endsWith('.save.json.gz'));
    expect(saves.sort()).toEqual(index.map(({ file }) => file).sort());
    expect(index.length).toBeGreaterThanOrEqual(situations.least);
  });

  test('all that is promised is covered', () => {
    const covered = new Set(index.flatMap(({ covers }) => covers));
    expect([...situations.promises].filter(promise => !covered.has(promise))).toEqual([]);
  });

  test('every number of players has a save', () => {
    const { min, max } = game.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect([...new Set(index.map(({ seats }) => seats))].sort()).toEqual(counts);
  });

  test.each(situations.all.map(situation => ({ ...situation })))(
    '$name shows it',
    ({ name, seats, holds, shows, covers }) => {
      const file = readSaveFile(folder, name);
      const loaded = load(game, file);
      if (!loaded.ok) throw new Error(`${loaded.code}: ${loaded.message}`);
      expect(holds(loaded.value as Table<KernelState>)).toBe(true);
      const line = index.find(each => nameOf(each) === name);
      expect(line).toEqual({
        ...{ file: `${name}.save.json.gz`, shows, covers, seats },
        ...{ options: file.options, entries: file.entries.length },
      });
      expect(readGolden(folder, name).checkpoints.at(-1)!.entry).toBe(file.entries.length);
      expect(name.startsWith(`${file.seats}p-`)).toBe(true);
    },
  );
});

test('Twilight Imperium has saves with the base game alone, with Codices and with everything', () => {
  const { game } = corpus.find(each => each.game.id === 'twilight-imperium')!;
  const index = readIndex(folderOf(game.id, game.rulesVersion));
  for (const line of index) expect(nameOf(line)).toContain(`-${setsNamed(line.options)}-`);
  const sets = Map.groupBy(index, ({ options }) => setsNamed(options));
  for (const each of ['base', 'codices', 'all']) expect(sets.get(each)!.length, each).toBeGreaterThanOrEqual(4);
});

test('every version that ever had a corpus still has all of it', () => {
  for (const { game } of corpus)
    for (const version of readdirSync(join(corpusFolder, game.id))) {
      const folder = join(corpusFolder, game.id, version);
      const files = new Set(filesUnder(folder).map(path => basename(path)));
      for (const { file, entries, ...line } of readIndex(folder)) {
        expect(files.has(file), `${version}/${file}`).toBe(true);
        const read = readSaveFile(folder, nameOf({ file, entries, ...line }));
        expect([read.game, `v${read.rulesVersion}`, read.entries.length]).toEqual([game.id, version, entries]);
      }
    }
});

test('the corpus stays small', () => {
  const bytes = filesUnder(corpusFolder).reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

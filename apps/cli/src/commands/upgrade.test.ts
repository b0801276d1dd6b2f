import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { laterRules } from '../testing/later-rules.ts';
import { command as upgrade } from './upgrade.ts';

async function run(...args: string[]) {
  const { io, output, errors } = fakeIo();
  const code = await upgrade.run(args, io);
  return { code, output: output(), errors: errors() };
}

const databases = join(import.meta.dirname, '../../../../corpus/databases');

/** A copy of the oldest database in the corpus. */
function oldData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [oldest] = readdirSync(databases).sort();
  writeFileSync(join(folder, 'orrery.db'), gunzipSync(readFileSync(join(databases, oldest!, 'sqlite.db.gz'))));
  return folder;
}

/** All rows and schemas, for comparison. The file's bytes differ, since SQLite notes its journal mode there. */
function rowsIn(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'orrery.db'), { readOnly: true });
  const tables = database.prepare(`SELECT name, sql FROM sqlite_master ORDER BY name`).all();
  const rows = tables.map(({ name, sql }) =>
    String(sql).startsWith('CREATE TABLE') ? database.prepare(`SELECT * FROM ${name}`).all() : [],
  );
  database.close();
  return [tables, rows];
}

test('lists for every table of an older release whether it moves or is stuck and why, and changes nothing', async () => {
  const folder = oldData();
  const before = rowsIn(folder);
  laterRules('twilight-imperium', state => state);
  laterRules('eminent-domain', () => {
    throw new Error('no way on');
  });
  const { code, output } = await run('--check', '--data', folder);
  expect(code).toBe(1);
  expect(output).toMatch(/^moves {2}\w+ {2}In a space combat \(twilight-imperium, rules version \d+\)/m);
  expect(output).toMatch(/^stuck {2}\w+ {2}Paused \(eminent-domain, .*no way on\.$/m);
  expect(output).toMatch(/^Tables: 10 move, 2 stuck, 0 already use these rules, 1 without a game\.$/m);
  expect(rowsIn(folder)).toEqual(before);

  const lines = (await run('--check', '--data', folder, '--json')).output.trim().split('\n');
  const tables = lines.map(line => JSON.parse(line));
  expect(tables).toHaveLength(13);
  expect(tables.find(({ title }) => title === 'In a space combat')).toMatchObject({ outcome: 'moves', undone: 0 });
  expect(tables.find(({ title }) => title === 'Gathering')).toMatchObject({ outcome: 'no game' });
});

test('exits 0 when every game can continue', async () => {
  const { code, output } = await run('--check', '--data', oldData());
  expect([code, output]).toEqual([0, expect.stringMatching(/ 0 stuck/)]);
});

test('bad arguments and missing files are reported', async () => {
  expect((await run()).code).toBe(2);
  expect((await run('--check', 'more')).code).toBe(2);
  const { code, errors } = await run('--check', '--data', '/nowhere/at/all');
  expect([code, errors]).toEqual([2, expect.stringMatching(/^orrery upgrade: /)]);
});

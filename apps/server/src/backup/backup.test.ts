import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quickRandom, randomAnswer } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrations } from '../store/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Client } from '../testing/client.ts';
import { allDatabases, readStored } from '../testing/corpus/files.ts';
import { someRestored } from '../testing/corpus/restored.ts';
import { examine } from '../testing/examine.ts';
import { goneOn, type Peer, someParties } from '../testing/parties.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { backUp } from './backup.ts';
import { checkBackup } from './check.ts';

const newest = allDatabases().sort().at(-1)!;

/** Plays at two tables of a server while `work` is done. */
async function whilePlaying<T>(url: string, work: (parties: readonly Peer[]) => Promise<T>): Promise<T> {
  const parties = await someParties(2, [url], 3);
  for (const party of parties) party.start();
  try {
    await goneOn(parties);
    return await work(parties);
  } finally {
    await Promise.all(parties.map(each => each.end()));
  }
}

/** Two people come back to a table with their cookies and decide something there. */
async function goOn(url: string, table: string, cookies: readonly string[]): Promise<void> {
  const clients = cookies.map(cookie => Object.assign(new Client(url), { cookie }));
  for (const client of clients) {
    await client.connect();
    client.watch(table);
    await client.until(() => client.pictures.has(table), 'the game');
  }
  const isAsked = (client: Client) => client.asks(table).some(each => !each.ahead);
  await Promise.any(clients.map(client => client.until(() => isAsked(client), 'a question')));
  const client = clients.find(isAsked)!;
  const ask = client.asks(table).find(each => !each.ahead)!;
  const reply = await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, quickRandom(1)) });
  expect(reply).toMatchObject({ ok: true });
  for (const each of clients) each.close();
}

test('a copy is made while people play; restored elsewhere it has everything confirmed, and they can continue', async () => {
  const [folder, elsewhere] = [someFolder(), someFolder()];
  const file = join(someFolder(), 'copy.db');
  const { url } = await someServer({ folder });
  const { before, tables, cookies } = await whilePlaying(url, async parties => {
    const before = parties.flatMap(party => party.players.flatMap(each => [...each.acknowledged]));
    const tables = parties.map(party => party.tables.at(-1)!);
    await backUp({ folder }, file);
    await goneOn(parties); // the copy did not block them
    return { before, tables, cookies: parties.map(party => party.players.map(each => each.client.cookie)) };
  });
  expect(before.length).toBeGreaterThanOrEqual(4);
  expect(await checkBackup(file)).toMatchObject({ problems: [], people: 4 });

  copyFileSync(file, join(elsewhere, 'orrery.db'));
  const database = await openSqlite(elsewhere);
  const found = await examine(database, [...new Set(before.map(each => each.table))], before);
  await database.close();
  expect(found.problems).toEqual([]);
  const restored = await someServer({ folder: elsewhere });
  for (const [index, table] of tables.entries()) await goOn(restored.url, table, cookies[index]!);
});

describe('a copy', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = (await someRestored(newest, 'sqlite')).folder;
    file = join(someFolder(), 'copy.db');
  });
  const edit = (path: string, ...statements: string[]) => {
    const database = new DatabaseSync(path);
    for (const each of statements) database.exec(each);
    database.close();
  };

  test('is one file that only its owner can read, and never overwrites another', async () => {
    expect(await backUp({ folder }, file)).toEqual({ file, bytes: statSync(file).size });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
    await expect(backUp({ folder }, file)).rejects.toThrow('is there already');
    const nowhere = join(someFolder(), 'copy.db');
    await expect(backUp({ folder: someFolder() }, nowhere)).rejects.toThrow("no server's data");
    expect(existsSync(nowhere) || existsSync(`${nowhere}.partial`)).toBe(false);
  });

  test('is checked table by table, without changing it', async () => {
    await backUp({ folder }, file);
    const before = readFileSync(file);
    const stored = readStored(newest);
    expect(await checkBackup(file)).toEqual({
      tables: stored.tables.sqlite.length,
      playing: stored.tables.sqlite.filter(({ status }) => status === 'playing').length,
      over: stored.tables.sqlite.filter(({ status }) => status === 'over').length,
      entries: stored.tables.sqlite.reduce((sum, { length }) => sum + length, 0),
      people: stored.people.sqlite.length,
      problems: [],
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
    expect((await checkBackup(folder)).problems).toEqual([]); // so is the folder itself
  });

  test('that was tampered with is detected', async () => {
    await backUp({ folder }, file);
    const played = `SELECT id FROM tables WHERE length > 5 ORDER BY id LIMIT 1`;
    const wrong: [string, RegExp][] = [
      [`UPDATE batches SET entries = '[]' WHERE first = 0 AND table_id = (${played})`, /^table \w+: save\/chain/],
      [`DELETE FROM batches WHERE first > 0 AND table_id = (${played})`, /^table \w+: save\/chain/],
      [`UPDATE tables SET seed = '${'0'.repeat(64)}' WHERE id = (${played})`, /^table \w+: save\/chain/],
      [`UPDATE tables SET room = '{' WHERE id = (${played})`, /^table \w+: .*JSON/],
      [
        `UPDATE snapshots SET snapshot = json_set(snapshot, '$.state.core', json('{}')) WHERE table_id =
          (SELECT table_id FROM snapshots JOIN tables ON id = table_id WHERE room LIKE '%"eminent-domain"%' LIMIT 1)`,
        /^table \w+: save\//,
      ],
      [`UPDATE people SET settings = '' WHERE id = (SELECT MIN(id) FROM people)`, /^person \w+: /],
    ];
    for (const [index, [statement, problem]] of wrong.entries()) {
      const copy = join(someFolder(), `${index}.db`);
      copyFileSync(file, copy);
      edit(copy, statement);
      const { problems } = await checkBackup(copy);
      expect(problems, statement).toEqual([expect.stringMatching(problem)]);
    }
  });

  test('that cannot be opened is refused with a reason', async () => {
    await backUp({ folder }, file);
    const newer = join(someFolder(), 'newer.db');
    copyFileSync(file, newer);
    edit(newer, `INSERT INTO schema_steps (step, at) VALUES (${migrations.length + 1}, 0)`);
    await expect(checkBackup(newer)).rejects.toThrow('newer Orrery');
    const broken = readFileSync(file);
    broken.fill(7, 4096 * 3, 4096 * 9);
    const [damaged, foreign, dump] = ['damaged', 'foreign', 'dump'].map(name => join(someFolder(), name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(damaged, broken);
    await expect(checkBackup(damaged)).rejects.toThrow(/damaged|malformed/);
    writeFileSync(foreign, 'Dear diary, '.repeat(1000));
    await expect(checkBackup(foreign)).rejects.toThrow('not a database');
    writeFileSync(dump, 'PGDMP…');
    await expect(checkBackup(dump)).rejects.toThrow('restore it into an empty database');
    await expect(checkBackup(join(folder, 'nothing'))).rejects.toThrow('there is no');
    await expect(checkBackup(someFolder())).rejects.toThrow("no server's data");
  });

  test('of an older release is migrated for the check, and not changed itself', async () => {
    for (const from of allDatabases()) {
      const { folder: old } = await someRestored(from, 'sqlite');
      const before = readFileSync(join(old, 'orrery.db'));
      const { problems, tables } = await checkBackup(join(old, 'orrery.db'));
      expect(problems, from).toEqual([]);
      expect(tables).toBe(readStored(from).tables.sqlite.length);
      expect(readFileSync(join(old, 'orrery.db')).equals(before)).toBe(true);
    }
  });
});

describe('PostgreSQL', () => {
  afterEach(() => vi.unstubAllEnvs());
  /** A fake pg_dump. */
  function standIn(script: string | undefined): void {
    const bin = someFolder();
    mkdirSync(bin, { recursive: true });
    if (script !== undefined) {
      writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`);
      chmodSync(join(bin, 'pg_dump'), 0o755);
    }
    vi.stubEnv('PATH', bin);
  }
  const store = { folder: '', databaseUrl: 'postgres://orrery:s%40fe@db.example.org/games?sslmode=require' };

  test('is copied by pg_dump, whose arguments do not contain the password', async () => {
    standIn(`for each in "$@"; do case $each in --file=*) file=\${each#--file=};; esac; done
      echo "$@" >"$file"; echo "$PGPASSWORD" >>"$file"`);
    const file = join(someFolder(), 'copy.dump');
    await backUp(store, file);
    const [args, password] = readFileSync(file, 'utf8').split('\n');
    expect(args).toMatch(/^--format=custom .*--dbname=postgres:\/\/orrery@db\.example\.org\/games\?sslmode=require$/);
    expect(password).toBe('s@fe');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is not copied if pg_dump is missing or fails, and the error says so', async () => {
    const target = someFolder();
    standIn(undefined);
    await expect(backUp(store, join(target, 'copy'))).rejects.toThrow('pg_dump is not installed');
    standIn('echo "pg_dump: error: server version mismatch" >&2; exit 1');
    await expect(backUp(store, join(target, 'copy'))).rejects.toThrow('server version mismatch');
    standIn('exit 3');
    await expect(backUp(store, join(target, 'copy'))).rejects.toThrow('ended with 3');
    expect(readdirSync(target)).toEqual([]);
  });

  test('that was restored is checked in place', async () => {
    const { databaseUrl } = await someRestored(newest, 'postgres');
    const server = await someServer({ databaseUrl }); // migrates the schema
    await server.stop();
    const found = await checkBackup({ databaseUrl: databaseUrl! });
    expect(found).toMatchObject({ problems: [], tables: readStored(newest).tables.postgres.length });
  });
});

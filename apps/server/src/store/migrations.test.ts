import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { someDatabase } from '../testing/databases.ts';
import { commitOf, someBatch, someRoom } from '../testing/records.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { migrate, migrations } from './migrations.ts';
import { openStore } from './open.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './sql.ts';
import { statement } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

/** Sample rows for each step of the schema; a new step adds some, so that later steps have data to migrate. */
const rows: readonly (readonly string[])[] = [
  [
    `INSERT INTO secrets (name, value) VALUES ('cookies', 'hush')`,
    `INSERT INTO people (id, name, created, recovery, settings) VALUES ('ann', 'Ann', 1700000000000, 'token',
      '{"notices":{"webhook":null,"quiet":null},"webhookSecret":null,"pushes":[]}')`,
    `INSERT INTO tables (id, revision, length, chain, seed, room, listed, wake_at, updated) VALUES ('one', 4, 2, 'c2',
      '00', '{"id":"one","open":true,"seats":[{"bot":null},{"bot":"random"}]}', 1, 1700000000005, 1700000000001)`,
    `INSERT INTO sitters (person, table_id) VALUES ('ann', 'one')`,
    `INSERT INTO batches (table_id, first, entries, events_kept, events, chain, at) VALUES ('one', 0,
      '[{"t":"withdraw","seat":0,"about":"x"},{"t":"undo","seat":0,"to":0}]', 0, '[{"type":"e","data":{}}]', 'c2', 7)`,
    `INSERT INTO snapshots (table_id, at, snapshot) VALUES ('one', 2, '{"at":2}')`,
    `INSERT INTO commands (table_id, command) VALUES ('one', 'ann:1')`,
    `INSERT INTO chat (table_id, number, at, person, name, seat, text) VALUES ('one', 1, 9, 'ann', 'Ann', 0, 'hi')`,
    `INSERT INTO notices (id, person, table_id, seat, since, attempts, due) VALUES ('n', 'ann', 'one', 0, 3, 0, 50)`,
  ],
  [
    `INSERT INTO tables (id, revision, length, chain, seed, room, clocks, listed, wake_at, updated) VALUES ('two', 1, 0,
      '', NULL, '{"id":"two","seats":[{"bot":null,"late":false}]}', '[{"late":true}]', 0, NULL, 3)`,
    `INSERT INTO batches (table_id, first, entries, events_kept, events, chain, at, command) VALUES ('two', 0, '[]', 0,
      '[]', 'c', 8, 'ann:2')`,
  ],
  [
    `INSERT INTO states (table_id, at, rules_version, kept) VALUES
      ('one', 2, 4, '{"at":2,"rulesVersion":4}'), ('one', 1, 4, '{"at":1,"rulesVersion":4}')`,
  ],
  [`INSERT INTO served (one, at) VALUES (1, 1700000000007)`],
  [`UPDATE tables SET fairness = '{"commitment":"c"}' WHERE id = 'one'`],
  [`INSERT INTO sessions (id, person, name, created, seen) VALUES ('s', 'ann', 'Firefox on Linux', 5, 6)`],
  [
    `INSERT INTO blocks (person, other, name, kind, at) VALUES ('ann', 'bob', 'Bob', 'mute', 5)`,
    `INSERT INTO reports (id, at, reporter, person, name, table_id, reason, chat) VALUES
      ('r', 6, 'ann', 'bob', 'Bob', 'one', 'rude', '[]')`,
  ],
  [`INSERT INTO audit (id, at, who, act, about, detail) VALUES ('a', 7, 'root', 'close', 'one', 'empty')`],
  [`UPDATE tables SET wake_at = 1700000000009 WHERE id = 'two'`],
  [
    `INSERT INTO private_messages (table_id, number, id, at, person, name, seat, to_person, to_name, to_seat, text)
      VALUES ('one', 1, 'p', 10, 'ann', 'Ann', 0, 'bob', 'Bob', 1, 'hush')`,
  ],
  [
    `INSERT INTO private_messages (table_id, number, id, at, person, name, seat, to_person, to_name, to_seat, text, promise)
      VALUES ('one', 2, 'q', 11, 'ann', 'Ann', 0, 'bob', 'Bob', 1, 'peace', 1)`,
  ],
];

/** Everything as the current store reads it. */
async function expectRows(store: SqlStore, version: number): Promise<void> {
  expect(await store.secret('cookies', () => 'new')).toBe('hush');
  const ann = { id: 'ann', name: 'Ann', created: 1_700_000_000_000, webhookSecret: null, pushes: [] };
  expect(await store.people.findByRecovery('token')).toMatchObject(ann);
  const seats = [
    { bot: null, colour: 0, ready: false, owed: 0, allowance: 200 }, // seats have had this for some releases
    { bot: 'random', colour: 1, ready: false, owed: 0, allowance: 200 },
  ];
  const room = { id: 'one', open: true, seats };
  const fairness = version > 4 ? { commitment: 'c' } : null;
  expect(await store.readTable('one')).toEqual({ room, revision: 4, length: 2, chain: 'c2', seed: '00', fairness });
  expect(await store.tablesOf('ann', 9)).toEqual([{ room, updated: 1_700_000_000_001 }]);
  expect(await store.openTables(9)).toHaveLength(1);
  expect(await store.readGame('one', 0)).toMatchObject({ snapshot: { at: 2 }, batches: [{ first: 0, at: 7 }] });
  expect((await store.readGame('one', 0)).isKept).toBe(version > 2);
  expect((await store.readStates('one')).map(({ at }) => at)).toEqual(version > 2 ? [1, 2] : []);
  expect((await store.readBatches('one', 0))[0]!.entries).toHaveLength(2);
  const line = { number: 1, at: 9, person: 'ann', name: 'Ann', seat: 0, text: 'hi' };
  expect(await store.readChat('one', 0)).toEqual([line]);
  const messages = [
    ['hush', false],
    ['peace', true],
  ].slice(0, Math.max(0, version - 9));
  expect((await store.readPrivate('one', 0)).map(({ text, promise }) => [text, promise])).toEqual(messages);
  expect(await store.commit('one', commitOf(someRoom(), 4, { command: 'ann:1' }))).toBe('repeated');
  expect(await store.claimDue(1_700_000_000_005, 1_700_000_000_006, 9)).toEqual(['one']);
  expect(await store.knows('two', 'ann:2')).toBe(version > 1);
  if (version > 1)
    expect((await store.readTable('two'))?.room.seats).toEqual([
      { bot: null, late: true, colour: 0, ready: false, owed: 0, allowance: 200 },
    ]);
  expect(await store.sessions.takesPlainCookie('ann')).toBe(true); // from before sessions existed
  const session = { id: 's', person: 'ann', name: 'Firefox on Linux', created: 5, seen: 6 };
  expect(await store.sessions.of('ann')).toEqual(version > 5 ? [session] : []);
  const blocks = [{ person: 'ann', other: 'bob', name: 'Bob', kind: 'mute', at: 5 }];
  expect(await store.safety.blocksOf('ann')).toEqual(version > 6 ? blocks : []);
  expect((await store.safety.reports()).map(({ reason }) => reason)).toEqual(version > 6 ? ['rude'] : []);
  expect(await store.servedAt()).toBe(version > 3 ? 1_700_000_000_007 : undefined);
  expect(await store.notices.claim(50, 60, 9)).toMatchObject([{ id: 'n', person: 'ann', table: 'one', since: 3 }]);
}

async function someSqlite(folder = someFolder()): Promise<Database> {
  const database = await openSqlite(folder);
  onTestFinished(() => database.close());
  return database;
}

async function somePostgres(url?: string): Promise<Database> {
  const database = await openPostgres(url ?? (await someDatabase()));
  onTestFinished(() => database.close());
  return database;
}

const steps = async (database: Database): Promise<unknown[]> =>
  (await database.read('SELECT step FROM schema_steps ORDER BY step', [])).map(row => row.step);

const all = migrations.map((_, index) => index + 1);

describe.each([
  ['SQLite', someSqlite],
  ['PostgreSQL', somePostgres],
])('migrations of the schema in %s', (_, open) => {
  test('have sample rows for each step', () => {
    expect(rows).toHaveLength(migrations.length);
  });

  test.each(all)('migrate from step %i with its rows to the current schema', async version => {
    const database = await open();
    for (const [index, more] of rows.slice(0, version).entries()) {
      await migrate(database, migrations.slice(0, index + 1));
      await database.write(more.map(sql => statement(sql)));
    }
    expect(await steps(database)).toEqual(all.slice(0, version));
    await migrate(database);
    await migrate(database); // repeating it changes nothing
    expect(await steps(database)).toEqual(all);
    await expectRows(new SqlStore(database), version);
  });

  test('are atomic, and a database of a newer release is refused', async () => {
    const database = await open();
    const broken = [...migrations, [`CREATE TABLE half (id TEXT)`, `CREATE TABLE half (id TEXT)`]];
    await expect(migrate(database, broken)).rejects.toThrow('half');
    expect(await steps(database)).toEqual(all);
    await migrate(database, [...migrations, [`CREATE TABLE half (id TEXT)`]]);
    const known = migrations.length;
    const line = `this database was made by a newer Orrery (step ${known + 1}; this one knows ${known})`;
    await expect(migrate(database)).rejects.toThrow(line);
    expect(await steps(database)).toEqual([...all, known + 1]);
  });
});

test('several processes may migrate one database at the same time', async () => {
  const databaseUrl = await someDatabase();
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore({ folder: '', databaseUrl })));
  onTestFinished(async () => void (await Promise.all(stores.map(store => store.close()))));
  const room = someRoom();
  await stores[0]!.createTable(room);
  await stores[5]!.commit(room.id, commitOf(room, 0, { batch: someBatch(0, 1) }));
  expect((await stores[3]!.readTable(room.id))?.length).toBe(1);
  expect(await steps(await somePostgres(databaseUrl))).toEqual(all);
});

test('a server exits with a one-line error if its database is too new, or its folder or port in use', async () => {
  const main = fileURLToPath(new URL('../../../cli/orrery.js', import.meta.url));
  async function serveIn(folder: string, port = 0): Promise<{ code: unknown; said: string }> {
    const child = spawn(process.execPath, [main, 'serve', '--port', String(port), '--data', folder], { env: {} });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', chunk => (said += chunk));
    child.stdout.on('data', () => child.kill());
    const [code] = await once(child, 'close');
    return { code, said };
  }
  const [newer, used] = [someFolder(), someFolder()];
  const database = await openSqlite(newer);
  await migrate(database, [...migrations, [`CREATE TABLE more (id TEXT)`]]);
  await database.close();
  const holder = await someSqlite(used);
  const { port } = new URL((await someServer()).url);
  const [first, second, third] = await Promise.all([serveIn(newer), serveIn(used), serveIn(someFolder(), +port)]);
  expect(first).toEqual({
    code: 2,
    said: expect.stringMatching(/^orrery serve: this database was made by a newer .*\n$/),
  });
  expect(second).toEqual({ code: 2, said: expect.stringMatching(/^orrery serve: another process uses .*\n$/) });
  expect(third).toEqual({ code: 2, said: expect.stringMatching(/^orrery serve: listen EADDRINUSE.*\n$/) });
  await holder.read('SELECT 1', []);
});

import { BotPool } from '@orrery/bots/threads';
import { type Ask, quickRandom, randomAnswer, type Seat, simplestAnswer } from '@orrery/kernel';
import { apply, type Command, type Downward, type Picture } from '@orrery/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../store/migrations.ts';
import type { Database, Statement } from '../store/sql.ts';
import { SqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { pause } from '../testing/player.ts';
import { someRoom } from '../testing/records.ts';
import { someFolder } from '../testing/servers.ts';
import { DueTables } from './due-tables.ts';
import { LocalTables } from './local-tables.ts';

/** A fixed seed, so that the same is asked each time, and Ann first. */
vi.mock('../common/ids.ts', async original => ({
  ...(await original<typeof import('../common/ids.ts')>()),
  newSeed: () => '5b'.repeat(32),
}));

const ann = { id: 'ann', name: 'Ann' };
const full = () => Promise.reject(new Error('SQLite: database or disk is full'));
const isBots = (statements: readonly Statement[]): boolean =>
  statements.some(each => each.sql.includes('INTO batches')) &&
  !statements.some(each => each.sql.includes('INTO commands'));

/** Ann and a bot at a table, on a store whose writes can be made to fail. */
async function someTable() {
  const database = await openSqlite(someFolder());
  await migrate(database);
  const disk: Pick<Database, 'read' | 'write'> & { isShared: boolean } = { ...database };
  const store = new SqlStore({
    ...database,
    read: (sql, values) => disk.read(sql, values),
    write: statements => disk.write(statements),
    get isShared() {
      return disk.isShared;
    },
  });
  const bots = new BotPool({ threads: 1 });
  const faults: unknown[] = [];
  const fault = (error: unknown) => void faults.push(error);
  const deps = {
    ...{
      store,
      bots,
      fault,
      now: Date.now,
      monotonic: () => performance.now(),
      graceMs: 0,
      hidden: { least: 0, most: 0 },
    },
    ...{ decided() {}, migrated() {}, stalled() {}, announceTurns() {}, noteNotices: async () => {} },
  };
  const tables = new LocalTables(deps, 60_000);
  const sweep = new DueTables({ store, tables, now: Date.now, everyMs: 50, fault });
  onTestFinished(async () => {
    disk.write = database.write;
    await sweep.stop();
    await tables.close();
    await bots.close();
    await database.close();
  });
  const room = someRoom(ann.id);
  await store.createTable(room);

  const seen: Downward[] = [];
  let picture: Picture | undefined;
  const hear = (message: Downward) => {
    seen.push(message);
    if (message.type === 'full') picture = message.picture;
    if (message.type === 'update') picture = apply(picture as never, message.patch) as unknown as Picture;
  };
  await tables.watch(room.id, { person: ann.id, send: text => hear(JSON.parse(text)) }, undefined, undefined);
  const send = (id: string, command: Command) => tables.handle(room.id, ann, { id, command });
  expect(await send('start', { do: 'start' })).toMatchObject({ ok: true });

  const random = quickRandom(5);
  const asked = async (): Promise<Ask> => {
    for (let tries = 0; tries < 5_000; tries++) {
      const ask = picture?.asks.find(each => !each.ahead);
      if (ask) return ask;
      await pause(10);
    }
    throw new Error('Ann was never asked');
  };
  const answer = async (id: string) => {
    const ask = await asked();
    return send(id, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  };
  const waiting = (): readonly Seat[] => picture?.waiting ?? [];
  const stored = async () => (await store.readTable(room.id))!;
  return { disk, database, store, tables, room, seen, faults, asked, send, answer, waiting, stored };
}

test('a decision that cannot be stored is refused and sent to nobody; with disk space again, a retry succeeds', async () => {
  const { disk, database, seen, faults, asked, answer, stored } = await someTable();
  await asked();
  const [before, count] = [await stored(), seen.length];
  disk.write = full;
  expect(await answer('1')).toMatchObject({ ok: false, code: 'request/failed' });
  expect(await answer('2')).toMatchObject({ ok: false, code: 'request/failed' });
  disk.write = database.write;
  expect(await stored()).toEqual(before);
  expect(seen.slice(count).filter(({ type }) => type === 'update' || type === 'full')).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(2);
  expect(await answer('1')).toMatchObject({ ok: true });
  expect((await stored()).length).toBeGreaterThan(before.length);
  expect(seen.filter(({ type }) => type === 'full')).toHaveLength(1);
});

test('a stored decision whose confirmation was lost takes effect once', async () => {
  const { disk, database, seen, asked, send, stored } = await someTable();
  const ask = await asked();
  const answer = (id: string) => send(id, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) });
  const before = await stored();
  disk.write = async statements => {
    await database.write(statements);
    return full();
  };
  expect(await answer('1')).toMatchObject({ ok: false, code: 'request/failed' });
  disk.write = database.write;
  const after = await stored();
  expect(after.revision).toBe(before.revision + 1);
  expect(await answer('1')).toMatchObject({ ok: true });
  expect(await answer('2')).toMatchObject({ ok: false, code: 'ask/stale' });
  expect((await stored()).length).toBe(after.length);
  expect((await asked()).id).not.toBe(ask.id);
  expect(seen.filter(({ type }) => type === 'full')).toHaveLength(1);
});

test.each([
  { isShared: false, looks: false },
  { isShared: true, looks: true },
])('a wrong answer is looked up in the store: $looks (shared store: $isShared)', async ({ isShared, looks }) => {
  const { disk, database, asked, send } = await someTable();
  const ask = await asked();
  disk.isShared = isShared;
  let reads = 0;
  disk.read = (sql, values) => {
    reads++;
    return database.read(sql, values);
  };
  const wrong = await send('1', { do: 'answer', ask: ask.id, value: ['no-such-thing'] });
  expect(wrong).toMatchObject({ ok: false, code: 'answer/unknown-key' });
  expect(reads > 0).toBe(looks);
  expect(await send('2', { do: 'answer', ask: ask.id, value: simplestAnswer(ask) })).toMatchObject({ ok: true });
});

test('a bot whose move could not be stored moves again', async () => {
  const { disk, database, faults, answer, waiting, asked } = await someTable();
  let failures = 0;
  disk.write = statements => {
    if (!isBots(statements) || failures >= 2) return database.write(statements);
    failures++;
    return full();
  };
  for (let id = 0; failures < 2; id++) {
    const ask = await asked();
    await answer(`a${id}`);
    if (id > 200) throw new Error(`the bot is never asked; ${waiting()} ${ask.id}`);
  }
  await asked();
  expect(faults).toHaveLength(2);
});

test('a table that cannot be read now can be read later', async () => {
  const { store, tables, room } = await someTable();
  const other = someRoom(ann.id);
  await store.createTable(other);
  const read = store.readTable.bind(store);
  store.readTable = () => full();
  expect(await tables.handle(other.id, ann, { id: '1', command: { do: 'leave' } })).toMatchObject({
    code: 'request/failed',
  });
  expect(await tables.watch(other.id, { person: ann.id, send() {} }, undefined, undefined)).toMatchObject({
    ok: false,
  });
  store.readTable = read;
  expect(await tables.handle(other.id, ann, { id: '1', command: { do: 'leave' } })).toMatchObject({ ok: true });
  expect(await store.tablesOf(ann.id, 9)).toHaveLength(2); // she is its host
  expect((await read(room.id))!.room.status).toBe('playing');
});

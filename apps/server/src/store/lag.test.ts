import { expect, onTestFinished, test } from 'vitest';
import { someDatabase } from '../testing/databases.ts';
import { commitOf, someNotice, someRoom } from '../testing/records.ts';
import { someFolder } from '../testing/servers.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const sqlite = () => openSqlite(someFolder());
const postgres = async () => openPostgres(await someDatabase());

/** A store with a lag that the test sets. */
async function someStore(open: () => Promise<Database>) {
  const database = await open();
  onTestFinished(() => database.close());
  await migrate(database);
  const lag = { ms: 0 };
  return { lag, store: new SqlStore(database, () => lag.ms) };
}

test.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('in %s the clocks of tables stand still while the lag grows', async (_, open) => {
  const { store, lag } = await someStore(open);
  const room = { ...someRoom(), pausedAt: 7_000, status: 'playing' as const };
  room.seats[0]!.waitingSince = 5_000;
  room.seats[0]!.turnSince = 4_000;
  lag.ms = 1_000;
  await store.createTable(room);
  await store.commit(room.id, commitOf(room, 0, { wakeAt: 9_000, start: { seed: '5a', chain: 'c' } }));
  await store.notices.add({ ...someNotice('n'), since: 4_000 }, 10);
  expect((await store.readTable(room.id))!.room).toEqual(room);

  lag.ms = 3_000;
  const { seats, pausedAt, created } = (await store.readTable(room.id))!.room;
  expect(seats[0]).toMatchObject({ waitingSince: 7_000, turnSince: 6_000 });
  expect([pausedAt, created, seats[1]!.waitingSince]).toEqual([9_000, room.created, null]);
  expect((await store.tablesOf(room.host.id, 9))[0]!.room.seats[0]!.waitingSince).toBe(7_000);
  expect(await store.claimDue(10_999, 20_000, 9)).toEqual([]);
  expect(await store.claimDue(11_000, 20_000, 9)).toEqual([room.id]);
  expect(await store.claimDue(19_999, 30_000, 9)).toEqual([]);
  expect(await store.notices.claim(10, 20, 9)).toMatchObject([{ since: 6_000 }]); // by the start of the turn in the room

  await store.commit(room.id, commitOf((await store.readTable(room.id))!.room, 1, { onlyClocks: true }));
  lag.ms = 0;
  expect((await store.readTable(room.id))!.room.seats[0]).toMatchObject({ waitingSince: 4_000, turnSince: 3_000 });
});

test.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('in %s a planned start is due at its system time, also after downtime', async (_, open) => {
  const { store, lag } = await someStore(open);
  const [made, planned] = [someRoom(), someRoom()].map(room => ({ ...room, startAt: 9_000 }));
  lag.ms = 1_000;
  await store.createTable(made!);
  await store.createTable(planned!);
  await store.commit(planned!.id, commitOf(planned!, 0, { wakeAt: 9_000 }));
  lag.ms = 5_000; // the server was down for four seconds
  expect((await store.readTable(planned!.id))!.room.startAt).toBe(9_000);
  expect(await store.claimDue(8_999, 9_500, 9)).toEqual([]);
  expect((await store.claimDue(9_000, 9_500, 9)).toSorted()).toEqual([made!.id, planned!.id].toSorted());
  expect(await store.claimDue(9_499, 9_600, 9)).toEqual([]);
  expect(await store.claimDue(9_500, 9_600, 9)).toHaveLength(2);
});

test.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('%s keeps the latest heartbeat', async (_, open) => {
  const { store } = await someStore(open);
  expect(await store.servedAt()).toBeUndefined();
  expect(await store.noteServed(1_700_000_000_000)).toBe(1_700_000_000_000);
  expect(await store.noteServed(1_600_000_000_000)).toBe(1_700_000_000_000);
  expect(await store.noteServed(1_700_000_005_000)).toBe(1_700_000_005_000);
  expect(await store.servedAt()).toBe(1_700_000_005_000);
});

import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { someDatabase } from '../testing/databases.ts';
import { commitOf, snapshotAt, someBatch, someRoom } from '../testing/records.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

async function someClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function someStore(databaseUrl: string): Promise<Store> {
  const store = await openStore({ folder: '', databaseUrl });
  onTestFinished(() => store.close());
  return store;
}

/** Waits until a condition holds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 10));
}

test('a snapshot is not stored after an undo that is being written concurrently', async () => {
  const url = await someDatabase();
  const [store, other] = [await someStore(url), await someClient(url)];
  const room = someRoom();
  await store.createTable(room);
  await store.commit(room.id, commitOf(room, 0, { batch: someBatch(0, 20) }));
  await other.query('BEGIN');
  await other.query('UPDATE tables SET revision = revision + 1 WHERE id = $1', [room.id]);
  await other.query('DELETE FROM snapshots WHERE table_id = $1', [room.id]);
  const saving = store.saveSnapshot(room.id, 1, snapshotAt(20));
  await new Promise(resolve => setTimeout(resolve, 100));
  await other.query('COMMIT');
  await saving;
  expect((await store.readGame(room.id, 0)).snapshot).toBeUndefined();
});

test('a claimer does not wait for a table that is being written', async () => {
  const url = await someDatabase();
  const [store, other] = [await someStore(url), await someClient(url)];
  const rooms = [someRoom(), someRoom()];
  for (const room of rooms) {
    await store.createTable(room);
    await store.commit(room.id, commitOf(room, 0, { wakeAt: 10 }));
  }
  await other.query('BEGIN');
  await other.query('UPDATE tables SET revision = revision WHERE id = $1', [rooms[0]!.id]);
  expect(await store.claimDue(10, 20, 9)).toEqual([rooms[1]!.id]);
  await other.query('COMMIT');
  expect(await store.claimDue(10, 20, 9)).toEqual([rooms[0]!.id]);
});

test('every process is notified of new revisions, and told that it may have missed some when it reconnects', async () => {
  const url = await someDatabase();
  const [one, two, other] = [await someStore(url), await someStore(url), await someClient(url)];
  const heard: (string | undefined)[] = [];
  two.onChange((table, revision) => heard.push(table && `${table} ${revision}`));
  await until(() => heard.length > 0);
  expect(heard).toEqual([undefined]);
  const room = someRoom();
  await one.createTable(room);
  await one.commit(room.id, commitOf(room, 0));
  await one.commit(room.id, commitOf(room, 0)); // conflict: no notification
  await one.commit(room.id, commitOf(room, 1));
  await until(() => heard.length === 3);
  expect(heard).toEqual([undefined, `${room.id} 1`, `${room.id} 2`]);

  const listeners = `SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`;
  const { rows } = await other.query(listeners);
  expect(rows).toHaveLength(1);
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  await until(async () => (await other.query(listeners)).rows.length === 0);
  await one.commit(room.id, commitOf(room, 2));
  await until(() => heard.length === 4);
  expect(heard[3]).toBeUndefined();
  await one.commit(room.id, commitOf(room, 3));
  await until(() => heard.length === 5);
  expect(heard[4]).toBe(`${room.id} 4`);
  expect((await other.query(listeners)).rows).toHaveLength(1);
});

test('when all connections break, pending queries fail and the next ones use new connections', async () => {
  const url = await someDatabase();
  const [store, other] = [await someStore(url), await someClient(url)];
  const room = someRoom();
  await store.createTable(room);
  await other.query('BEGIN');
  await other.query('UPDATE tables SET revision = revision WHERE id = $1', [room.id]);
  const stuck = expect(store.commit(room.id, commitOf(room, 0))).rejects.toThrow();
  await new Promise(resolve => setTimeout(resolve, 50));
  await other.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await stuck;
  await other.query('COMMIT');
  expect(await store.commit(room.id, commitOf(room, 0))).toBe('done');
});

test('an unreachable address gives a clear error', async () => {
  await expect(openStore({ folder: '', databaseUrl: 'postgres://x@127.0.0.1:1/x' })).rejects.toThrow('ECONNREFUSED');
});

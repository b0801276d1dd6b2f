import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { someFolder } from '../testing/servers.ts';
import type { Database } from './sql.ts';
import { must, statement } from './sql.ts';
import { openSqlite, sqliteOnLine } from './sqlite.ts';

const startWorker = (file: string): Worker =>
  new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });

async function someDatabase(folder = someFolder(), start = startWorker): Promise<Database> {
  const database = await openSqlite(folder, 'to write', start);
  onTestFinished(() => database.close());
  return database;
}

const insert = (id: number, text = '') => statement(`INSERT INTO words (id, text) VALUES ($1, $2)`, id, text);
const create = [statement(`CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT)`)];

const ids = async (database: Database): Promise<unknown[]> =>
  (await database.read(`SELECT id FROM words ORDER BY id`, [])).map(row => row.id);

/** Transactions in the journal: each of them was one sync. A frame that ends one says how big the database then is. */
function transactionsIn(folder: string): number {
  const journal = readFileSync(join(folder, 'orrery.db-wal'));
  const size = 24 + journal.readUInt32BE(8);
  const salt = journal.toString('hex', 16, 24);
  let count = 0;
  for (let at = 32; at + size <= journal.length; at += size)
    if (journal.toString('hex', at + 8, at + 16) === salt && journal.readUInt32BE(at + 4) !== 0) count++;
  return count;
}

test('confirmed writes are on disk: write-ahead journal, synchronous FULL', async () => {
  const database = await someDatabase();
  expect(await database.read('PRAGMA journal_mode', [])).toEqual([{ journal_mode: 'wal' }]);
  expect(await database.read('PRAGMA synchronous', [])).toEqual([{ synchronous: 2 }]); // FULL
  expect(await database.read('PRAGMA foreign_keys', [])).toEqual([{ foreign_keys: 1 }]);
});

test('concurrent writes share a sync; a single one has its own', async () => {
  const folder = someFolder();
  const database = await someDatabase(folder);
  await database.write(create);
  const before = transactionsIn(folder);
  await database.write([insert(1)]);
  await database.write([insert(2)]);
  expect(transactionsIn(folder) - before).toBe(2);
  await Promise.all(Array.from({ length: 200 }, (_, index) => database.write([insert(10 + index)])));
  const together = transactionsIn(folder) - before - 2;
  expect(together).toBeGreaterThan(0);
  expect(together).toBeLessThan(20);
  expect(await ids(database)).toHaveLength(202);
});

test('a write that fails or does not apply is rolled back alone', async () => {
  const database = await someDatabase();
  await database.write(create);
  const outcomes = await Promise.allSettled([
    database.write([insert(1)]),
    database.write([insert(2), insert(1)]),
    database.write([insert(3), must(`UPDATE words SET text = 'x' WHERE id = 99`)]),
    database.write([insert(4)]),
    database.write([statement('no SQL')]),
    database.write([insert(5)]),
  ]);
  const told = outcomes.map(each => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(told).toEqual([[], 'failed', undefined, [], 'failed', []]);
  expect(await ids(database)).toEqual([1, 4, 5]);
});

test('when the disk is full, only confirmed writes are stored; with space again, it continues', async () => {
  const folder = someFolder();
  const database = await someDatabase(folder);
  await database.write(create);
  await database.read('PRAGMA max_page_count = 20', []);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => database.write([insert(index, 'x'.repeat(3000))])),
  );
  const confirmed = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  const failed = outcomes.flatMap(each => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(confirmed.length).toBeGreaterThan(5);
  expect(new Set(failed)).toEqual(new Set(['Error: SQLite: database or disk is full']));
  expect(await ids(database)).toEqual(confirmed);
  await database.read('PRAGMA max_page_count = 1000', []);
  await database.write([insert(100, 'x'.repeat(3000))]);
  await database.close();
  expect(await ids(await someDatabase(folder))).toEqual([...confirmed, 100]);
});

test('when the thread crashes, pending requests fail and the next one starts a new thread', async () => {
  const workers: Worker[] = [];
  const database = await someDatabase(someFolder(), file => {
    workers.push(startWorker(file));
    return workers.at(-1)!;
  });
  await database.write(create);
  await database.write([insert(1)]);
  const dying = workers[0]!.terminate();
  await expect(database.write([insert(2)])).rejects.toThrow('has ended');
  await dying;
  await database.write([insert(3)]);
  expect(await ids(database)).toEqual([1, 3]);
  expect(workers).toHaveLength(2);
});

test('only one process at a time may use a folder', async () => {
  const folder = someFolder();
  const database = await someDatabase(folder);
  await expect(openSqlite(folder)).rejects.toThrow(`another process uses ${folder}`);
  await database.close();
  await someDatabase(folder);
});

test('closing finishes pending requests', async () => {
  const folder = someFolder();
  const database = await someDatabase(folder);
  const asked = [database.write(create), database.write([insert(1)])];
  await database.close();
  await Promise.all(asked);
  await expect(database.write([insert(2)])).rejects.toThrow('closed');
  expect(await ids(await someDatabase(folder))).toEqual([1]);
});

describe('another thread', () => {
  /** The same database, opened from another thread. */
  function onLine(database: Database): Database {
    const elsewhere = sqliteOnLine(() => {
      const { port1: near, port2: far } = new MessageChannel();
      database.adopt(far);
      return near;
    });
    onTestFinished(() => elsewhere.close());
    return elsewhere;
  }

  test('reads and writes through the same thread, with its own statements, and shares its syncs', async () => {
    const folder = someFolder();
    const database = await someDatabase(folder);
    await database.write(create);
    const elsewhere = onLine(database);
    expect(await ids(elsewhere)).toEqual([]);
    const before = transactionsIn(folder);
    const writers = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? database : elsewhere).write([insert(i)]));
    expect(await Promise.all(writers)).toEqual(Array(200).fill([]));
    expect(transactionsIn(folder) - before).toBeLessThan(20);
    expect(await ids(database)).toHaveLength(200);
    await expect(elsewhere.write([insert(1)])).rejects.toThrow('UNIQUE');
  });

  test('is notified when the database thread crashes, and continues with the new one', async () => {
    const workers: Worker[] = [];
    const database = await someDatabase(someFolder(), file => {
      workers.push(startWorker(file));
      return workers.at(-1)!;
    });
    await database.write(create);
    const elsewhere = onLine(database);
    await elsewhere.write([insert(1)]);
    const dying = workers[0]!.terminate();
    await expect(elsewhere.write([insert(2)])).rejects.toThrow('has ended');
    await dying;
    await elsewhere.write([insert(3)]);
    expect(await ids(database)).toEqual([1, 3]);
    expect(workers).toHaveLength(2);
  });

  test('that closes its port leaves the database open', async () => {
    const database = await someDatabase();
    await database.write(create);
    const elsewhere = onLine(database);
    await elsewhere.write([insert(1)]);
    await elsewhere.close();
    await expect(elsewhere.write([insert(2)])).rejects.toThrow('closed');
    expect(await ids(database)).toEqual([1]);
  });
});

describe('a damaged database is detected at the start', () => {
  /** A database with some pages, closed, so that all of it is in one file. */
  async function someFile(): Promise<{ folder: string; file: string }> {
    const folder = someFolder();
    const database = await openSqlite(folder);
    await database.write(create);
    await database.write(Array.from({ length: 400 }, (_, id) => insert(id, 'word '.repeat(50))));
    await database.close();
    return { folder, file: join(folder, 'orrery.db') };
  }

  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['pages overwritten', bytes => bytes.fill(0xa5, 3 * 4096, 6 * 4096)],
    [
      'pages swapped',
      bytes => Buffer.concat([bytes.subarray(0, 8192), bytes.subarray(12_288), bytes.subarray(8192, 12_288)]),
    ],
    ['cut short', bytes => bytes.subarray(0, bytes.length / 2)],
    ['something else altogether', () => Buffer.from('this is not a database, but a letter '.repeat(200))],
  ];

  test.each(damages)('%s', async (_, damage) => {
    const { folder, file } = await someFile();
    const whole = readFileSync(file);
    writeFileSync(file, damage(Buffer.from(whole)));
    await expect(openSqlite(folder)).rejects.toThrow(`the database ${file} is damaged (`);
    writeFileSync(file, whole);
    const again = await openSqlite(folder); // the lock was released, and an intact database opens
    expect(await ids(again)).toHaveLength(400);
    await again.close();
  });
});

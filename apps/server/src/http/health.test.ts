import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import { someDatabase } from '../testing/databases.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { Health } from './health.ts';

test('a failing part is named; a check does not run twice at once, and its result is cached', async () => {
  let now = 0;
  let isBroken = false;
  const check = vi.fn(async () => {
    if (isBroken) throw new Error('no');
  });
  const health = new Health().watch('disk', check, { freshMs: 100, patienceMs: 500, now: () => now });
  expect(await Promise.all([health.failing(), health.failing()])).toEqual([[], []]);
  isBroken = true;
  now = 99;
  expect(await health.failing()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);
  now = 100;
  expect(await health.failing()).toEqual(['disk']);
  isBroken = false;
  now = 200;
  expect(await health.failing()).toEqual([]);
});

test('a check that never ends fails after a timeout', async () => {
  let now = 0;
  const settings = { freshMs: 100, patienceMs: 500, now: () => now, waitMs: 5 };
  const health = new Health().watch('threads', () => new Promise(() => {}), settings);
  expect(await health.failing()).toEqual([]);
  now = 499;
  expect(await health.failing()).toEqual([]);
  now = 500;
  expect(await health.failing()).toEqual(['threads']);
});

async function healthOf(url: string): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.json()];
}

test.each(['database', 'writing', 'threads'] as const)('/healthz answers 503 and names what fails: %s', async part => {
  const { url, server } = await someServer({ tableThreads: 1 });
  const fails = () => Promise.reject(new Error('the disk is full'));
  if (part === 'database') server.store.ping = fails;
  else if (part === 'writing') server.store.checkWrites = fails;
  else server.tables.ping = fails;
  expect(await healthOf(url)).toEqual([503, { ok: false, failing: [part] }]);
});

test('/healthz answers 200 when reading, writing and all threads work', async () => {
  const { url } = await someServer({ tableThreads: 2 });
  expect(await healthOf(url)).toEqual([200, { ok: true }]);
});

test('the check of writing does write', async () => {
  const folder = someFolder();
  const store = await openStore({ folder });
  onTestFinished(() => store.close());
  const size = () => statSync(join(folder, 'orrery.db-wal')).size;
  for (let i = 0; i < 3; i++) {
    const before = size();
    await store.checkWrites();
    expect(size()).toBeGreaterThan(before);
  }
});

test('a database that can only be read is found by the check of writing', async () => {
  const databaseUrl = await someDatabase();
  const first = await openStore({ folder: '', databaseUrl });
  await first.checkWrites();
  await first.close();
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  const { database } = (await other.query('SELECT current_database() AS database')).rows[0] as { database: string };
  await other.query(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
  await other.end();
  const second = await openStore({ folder: '', databaseUrl }, 'to read');
  onTestFinished(() => second.close());
  await second.ping();
  await expect(second.checkWrites()).rejects.toThrow('read-only');
});

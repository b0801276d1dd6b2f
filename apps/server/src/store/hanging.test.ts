import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { someDatabase } from '../testing/databases.ts';
import { someServer } from '../testing/servers.ts';
import { stallingProxy } from '../testing/stalling-proxy.ts';
import { openPostgres } from './postgres.ts';
import { statement } from './sql.ts';

const timeLimit = 300;

/** Retries until something works. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise(later => setTimeout(later, 20));
    }
  }
}

test('queries to a database that hangs time out, then fail at once, and work again when it is back', async () => {
  const { url, stall, resume } = await stallingProxy(await someDatabase());
  const database = await openPostgres(url, timeLimit);
  onTestFinished(() => database.close());
  await database.write([statement('CREATE TABLE notes (text TEXT)')]);
  const read = () => database.read('SELECT text FROM notes', []);
  expect(await read()).toEqual([]);
  stall();
  const write = () => database.write([statement('INSERT INTO notes (text) VALUES ($1)', 'one')]);
  const outcomes = await Promise.allSettled([read(), write(), ...Array.from({ length: 20 }, read)]);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(read()).rejects.toThrow('the database does not answer');
  resume();
  await eventually(read);
  await eventually(write);
  expect((await read()).at(-1)).toEqual({ text: 'one' });
});

test('a statement that takes too long is cancelled, and others continue', async () => {
  const url = await someDatabase();
  const database = await openPostgres(url, 1_000);
  onTestFinished(() => database.close());
  await expect(database.read('SELECT pg_sleep(30)', [])).rejects.toThrow(/timeout/);
  expect(await database.read('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  const long = database.alone(() => database.write([statement('SELECT pg_sleep(1.2)')])); // with the timeout of migrations
  await expect(long).resolves.toHaveLength(1);
});

test('a listener whose connection hangs reconnects', async () => {
  const own = await someDatabase();
  const { url, stall, resume } = await stallingProxy(own);
  const [database, other] = [await openPostgres(url, timeLimit), await openPostgres(own)];
  onTestFinished(async () => void (await Promise.all([database.close(), other.close()])));
  const heard: (string | undefined)[] = [];
  database.onChange(table => void heard.push(table));
  await eventually(async () => expect(heard).toEqual([undefined]));
  stall();
  await new Promise(later => setTimeout(later, 4 * timeLimit));
  resume();
  await eventually(async () => expect(heard.length).toBeGreaterThan(1)); // something may have been missed
  await other.write(other.announce('k3x9', 5));
  await eventually(async () => expect(heard.at(-1)).toBe('k3x9'));
});

test.each([0, 1])(
  'a server whose database hangs says 503, also of its health, and can be stopped (%i threads)',
  async tableThreads => {
    const { url: databaseUrl, stall, resume } = await stallingProxy(await someDatabase());
    const running = await someServer({ databaseUrl, tableThreads, databaseTimeoutMs: timeLimit });
    const ann = await Client.named(running.url, 'Ann');
    const { table } = await ann.create({ game: 'eminent-domain', seats: 2 });
    await ann.connect();
    ann.watch(table);
    await ann.until(() => ann.rooms.has(table), 'the table');
    const status = async (path: string) => (await ann.request('GET', path)).status;
    expect(await status('/healthz')).toBe(200);
    stall();
    expect(await status('/api/tables/mine')).toBe(503);
    await eventually(async () => expect(await status('/healthz')).toBe(503));
    expect(await ann.send(table, { do: 'chat', text: 'Hello?' })).toEqual({ ok: false, code: 'request/failed' });
    resume();
    await eventually(async () => expect(await status('/healthz')).toBe(200));
    await eventually(async () => expect((await ann.send(table, { do: 'chat', text: 'Hello.' })).ok).toBe(true));
    stall();
    await running.stop();
  },
);

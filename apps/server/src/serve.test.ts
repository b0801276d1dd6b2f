import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { quickRandom, randomAnswer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testLimits } from './common/limits.ts';
import { Client } from './testing/client.ts';
import { playGame } from './testing/play.ts';
import { someFolder, someServer } from './testing/servers.ts';

/** A stop takes less than three seconds on a machine with time for it; a hanging one takes half a minute, or for ever. */
const PATIENCE_MS = 20_000;

const soon = (ms: number) => new Promise(later => setTimeout(later, ms));

test('a server that stops answers pending requests, asks everybody to reconnect, and stores everything', async () => {
  const folder = someFolder();
  const { url, server, stop } = await someServer({ folder, limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  await ann.connect();
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  ann.watch(table);
  await ann.send(table, { do: 'start' });
  await ann.until(() => ann.asks(table).length > 0, 'a question');
  const random = quickRandom(1);
  for (let i = 0; i < 20; i++) {
    // the shortest of some thousand games takes 38
    const ask = ann.asks(table)[0]!;
    await ann.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    await ann.until(() => ann.asks(table).some(each => each.id !== ask.id), 'the next question');
  }

  const { store } = server;
  const commit = store.commit.bind(store);
  store.commit = async (...args) => {
    await soon(300);
    return commit(...args);
  };
  const underWay = ann.send(table, { do: 'chat', text: 'One moment.' });
  await soon(20);
  const began = performance.now();
  const stopped = stop();
  await soon(20);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false }]);
  const late = new WebSocket(`${url.replace('http', 'ws')}/api/stream`);
  const [, response] = (await once(late, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(503);
  expect(await ann.send(table, { do: 'chat', text: 'Me too.' })).toEqual({ ok: false, code: 'request/failed' });
  expect(await underWay).toMatchObject({ ok: true });
  await stopped;
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  expect(ann.closeCode).toBe(1012);

  const again = await someServer({ folder });
  const stored = (await again.server.store.readGame(table, 0)).snapshot;
  expect(stored?.at).toBeGreaterThan(0);
  const after = Object.assign(new Client(again.url), { cookie: ann.cookie });
  await after.connect();
  after.watch(table);
  await after.until(() => after.asks(table).length > 0, 'the game');
  expect(after.chats.get(table)?.map(line => line.text)).toEqual(['One moment.']);
});

test('a client that does not close its connection does not delay the stop for long', async () => {
  const { url, stop } = await someServer();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/stream`);
  await once(socket, 'open');
  socket.pause(); // never reads the close frame
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  socket.terminate();
});

test('with tables in threads, all requests before a stop are answered, and everything confirmed is stored', async () => {
  const folder = someFolder();
  const { url, stop } = await someServer({ folder, limits: testLimits, tableThreads: 2 });
  const ann = await Client.named(url, 'Ann');
  await ann.connect();
  const tables = await Promise.all(
    Array.from({ length: 4 }, () => ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] })),
  );
  for (const { table } of tables) ann.watch(table);
  await ann.until(() => ann.rooms.size === tables.length, 'all tables');
  const replies = Array.from({ length: 40 }, (_, i) =>
    ann.send(tables[i % 4]!.table, { do: 'chat', text: `line ${i}` }),
  );
  await replies[0];
  await stop();
  const confirmed = (await Promise.all(replies)).filter(({ ok }) => ok);
  expect(confirmed.length).toBeGreaterThan(0);
  expect(ann.closeCode).toBe(1012);

  const after = Object.assign(new Client((await someServer({ folder, tableThreads: 1 })).url), { cookie: ann.cookie });
  await after.connect();
  for (const { table } of tables) after.watch(table);
  const lines = () => [...after.chats.values()].flat();
  await after.until(() => lines().length >= confirmed.length, 'what was said');
  expect(lines()).toHaveLength(confirmed.length);
});

test.each([0, 1])('an unused table is unloaded, and loaded again unchanged (in %i threads)', async tableThreads => {
  const { url, server } = await someServer({ tableThreads, unloadAfterMs: 50, dueEveryMs: 20, limits: testLimits });
  const ann = await Client.named(url, 'Ann');
  await ann.connect();
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  ann.watch(table);
  await ann.send(table, { do: 'start' });
  await ann.until(() => ann.asks(table).length > 0, 'a question');
  const before = ann.pictures.get(table)!.picture;
  await soon(150);
  expect(server.tables.loaded).toBe(1); // somebody watches
  ann.raw(JSON.stringify({ type: 'unwatch', table }));
  await expect.poll(() => server.tables.loaded, { timeout: 30_000 }).toBe(0);
  ann.pictures.clear();
  ann.watch(table);
  await ann.until(() => ann.pictures.has(table), 'the table');
  expect(ann.pictures.get(table)!.picture).toEqual(before);
});

test('no secret is in the log, at any level, nor in a refusal', async () => {
  let log = '';
  const logTo = {
    write(line: string) {
      log += line;
    },
  };
  const { url, server } = await someServer({ logLevel: 'trace', logTo, limits: testLimits, slowMs: 0 });
  const ann = await Client.named(url, 'Ann');
  const { table, you } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  await ann.connect();
  ann.watch(table, you.key);
  await ann.send(table, { do: 'start' });
  const { token } = (await ann.request('POST', '/api/me/recovery', {})).body as { token: string };
  await ann.request('POST', '/api/recover', { token });
  await ann.request('GET', `/api/tables/${table}?key=${you.key}`);
  await ann.request('GET', `/api/tables/${table}?key=${you.key}&more=1`);
  ann.raw(`{"type":"watch","table":"${table}","key":"${you.key}","more":1}`);

  const { store } = server;
  const commit = store.commit.bind(store);
  let commits = 0;
  store.commit = async (...args) => {
    if ([5, 20, 31].includes(++commits)) throw new Error('the disk is full');
    return commit(...args);
  };
  const readTable = store.readTable.bind(store);
  await playGame(ann, table, 3);
  store.readTable = async () => {
    throw new Error('the disk is gone');
  };
  expect((await ann.request('GET', `/api/tables/${table}?key=${you.key}`)).status).toBe(503);
  store.readTable = readTable;

  expect(log).toContain('the disk is full');
  expect(log).toContain('the disk is gone');
  const slow = log.split('\n').filter(line => line.includes('a decision was slow'));
  expect(slow.length).toBeGreaterThan(20);
  const usual = ['level', 'time', 'pid', 'hostname', 'msg'];
  for (const line of slow) {
    const told = JSON.parse(line) as Record<string, unknown>;
    const { what } = told;
    expect(Object.keys(told).filter(key => !usual.includes(key))).toEqual(['table', 'what', 'tookMs']);
    expect(what).toMatch(/^(undo|answer( [a-z.-]+)?)$/i); // the kind of the question, and nothing of the answer
  }
  const { room, seed } = (await store.readTable(table))!;
  const cookieSecret = await store.secret('cookies', () => '');
  const secrets = [
    seed!,
    cookieSecret,
    token,
    you.key!,
    ...room.seats.map(each => each.key),
    ann.cookie.split('.').at(-1)!,
  ];
  const refusals = ann.received.filter(text => text.startsWith('{"type":"refused"')).join();
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(log.includes(secret)).toBe(false);
    expect(refusals.includes(secret)).toBe(false);
  }
});

test('the metrics contain what the guide for hosts lists', async () => {
  const { url, server } = await someServer({ trustProxy: true });
  const read = async (headers = {}) => fetch(`${url}/metrics`, { headers });
  const text = await (await read()).text();
  const docs = (file: string) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
  const named = (words: string) => [
    ...new Set(words.match(/\borrery_[a-z_]+/g)?.map(each => each.replace(/_(bucket|count)$/, ''))),
  ];
  const figures = [...text.matchAll(/^# TYPE (orrery_\w+) /gm)].map(each => each[1]!).sort();
  expect(figures.length).toBeGreaterThan(15);
  expect(named(docs('hosting.md')).sort()).toEqual(figures);
  expect(named(docs('grafana.json')).sort()).toEqual(figures); // the dashboard shows all of them
  for (const name of ['requests_total', 'refused_total']) expect(text).toContain(`# TYPE orrery_${name} counter`);
  expect(text).toContain('process_resident_memory_bytes');
  expect((await read({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(404); // not public
  expect(server.tables.loaded).toBe(0);
});

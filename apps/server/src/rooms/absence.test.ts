import { simplestAnswer } from '@orrery/kernel';
import type { ClockSettings } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { statement } from '../store/sql.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { LocalTables } from '../tables/local-tables.ts';
import { Client } from '../testing/client.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { deadlineOf } from './clocks.ts';

const HOUR = 3600_000;

/** Polls until a condition holds. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 5_000; tries++) {
    if (await isSo()) return;
    await new Promise(later => setTimeout(later, 10));
  }
  throw new Error('waited in vain');
}

/** A fake system clock and a fake monotonic clock, which stand still otherwise: a busy machine makes no difference. */
function someClocks() {
  const ahead = { wall: Date.now(), monotonic: 0 };
  return {
    now: () => ahead.wall,
    monotonic: () => ahead.monotonic,
    jump(ms: number) {
      ahead.wall += ms;
    },
    /** Advances both clocks while the server writes heartbeats. */
    async serves({ server: { store } }: RunningServer, ms: number) {
      for (let passed = 0; passed < ms; passed += 10_000) {
        const before = (await store.servedAt())!;
        ahead.wall += 10_000;
        ahead.monotonic += 10_000;
        await eventually(async () => (await store.servedAt())! >= before + 10_000);
      }
    },
  };
}

/** Ann plays with a bot; the game waits for her. */
async function annIsWaitedFor(running: RunningServer, clock: ClockSettings) {
  const ann = await Client.named(running.url, 'Ann');
  const { table } = await ann.create({
    ...{ game: 'eminent-domain', seats: 2, bots: [null, 'random'], clock },
    onTimeout: 'bot',
  });
  await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
  await eventually(async () => (await running.server.store.readTable(table))!.room.seats[0]!.waitingSince !== null);
  return { ann, table };
}

test('timeouts are noticed and bots move, also after a restart; downtime is not charged', async () => {
  const folder = someFolder();
  const clocks = someClocks();
  const wish = { folder, dueEveryMs: 20, heartbeatMs: 10, now: clocks.now, monotonic: clocks.monotonic };
  const first = await someServer(wish);
  const { ann, table } = await annIsWaitedFor(first, { kind: 'each', seconds: 60 });
  const { length } = (await first.server.store.readTable(table))!;
  await first.stop();

  clocks.jump(2 * HOUR);
  const second = await someServer(wish);
  await clocks.serves(second, 20_000);
  const { room } = (await second.server.store.readTable(table))!;
  expect(room.seats[0]).toMatchObject({ away: false, bot: null });
  const left = deadlineOf(room, 0)! - clocks.now();
  expect([left > 20_000, left <= 41_000]).toEqual([true, true]);

  await clocks.serves(second, 50_000);
  await eventually(async () => (await second.server.store.readTable(table))!.length > length + 10);
  const later = (await second.server.store.readTable(table))!.room;
  expect(later.seats[0]).toMatchObject({ away: true, bot: 'normal', person: { name: 'Ann' } });

  const again = new Client(second.url);
  again.cookie = ann.cookie;
  await again.connect();
  again.watch(table);
  await again.until(() => again.rooms.has(table));
  await eventually(async () => 'ok' in (await again.send(table, { do: 'return' })));
  await again.until(() => again.asks(table).some(ask => !ask.ahead), 'a question');
  expect(again.rooms.get(table)!.room.seats[0]).toMatchObject({ away: false, bot: null, connected: true });
});

test('tables in threads use the same served time', async () => {
  const folder = someFolder();
  const first = await someServer({ folder, tableThreads: 1 });
  const { ann, table } = await annIsWaitedFor(first, { kind: 'each', seconds: 60 });
  await first.stop();
  const database = await openSqlite(folder);
  await database.write([statement('UPDATE served SET at = at - $1', HOUR)]); // as if the server had been down for that long
  await database.close();

  const second = await someServer({ folder, tableThreads: 1 });
  const again = new Client(second.url);
  again.cookie = ann.cookie;
  await again.connect();
  again.watch(table);
  await again.until(() => again.rooms.has(table));
  const { deadline } = again.rooms.get(table)!.room.clocks[0]!;
  expect(deadline).toBeGreaterThan(Date.now() + HOUR);
  expect(deadline).toBe(deadlineOf((await second.server.store.readTable(table))!.room, 0));
});

test.each([2 * HOUR, -2 * HOUR])('a clock jump of %i ms neither costs nor gives time', async jump => {
  const clocks = someClocks();
  const running = await someServer({ dueEveryMs: 20, heartbeatMs: 10, now: clocks.now, monotonic: clocks.monotonic });
  const { table } = await annIsWaitedFor(running, { kind: 'each', seconds: 60 });
  const isAway = async () => (await running.server.store.readTable(table))!.room.seats[0]!.away;
  clocks.jump(jump);
  await clocks.serves(running, 30_000);
  expect(await isAway()).toBe(false);
  await clocks.serves(running, 50_000);
  await eventually(isAway);
});

test('an answer just after a clock jump is not charged for it', async () => {
  const clocks = someClocks();
  const running = await someServer({ dueEveryMs: 20, heartbeatMs: 10, now: clocks.now, monotonic: clocks.monotonic });
  const { ann, table } = await annIsWaitedFor(running, { kind: 'bank', seconds: 600, increment: 0 });
  await ann.connect();
  ann.watch(table);
  await ann.until(() => ann.asks(table).some(ask => !ask.ahead), 'a question');
  const ask = ann.asks(table).find(each => !each.ahead)!;
  clocks.jump(2 * HOUR);
  expect(await ann.send(table, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) })).toMatchObject({ ok: true });
  const here = (await running.server.store.readTable(table))!.room.seats[0]!;
  expect(here.away).toBe(false);
  expect(here.bankMs).toBeGreaterThan(500_000);
});

test('nobody runs out of time shortly after a table was loaded', async () => {
  const clocks = someClocks();
  const wish = { folder: someFolder(), dueEveryMs: 20, heartbeatMs: 10, now: clocks.now, monotonic: clocks.monotonic };
  const first = await someServer(wish);
  const { table } = await annIsWaitedFor(first, { kind: 'each', seconds: 60 });
  await clocks.serves(first, 50_000);
  await first.stop();
  const second = await someServer({ ...wish, graceMs: 100_000 });
  const isAway = async () => (await second.server.store.readTable(table))!.room.seats[0]!.away;
  await clocks.serves(second, 30_000);
  await eventually(async () => second.server.tables.loaded === 1); // the table was due and has been checked
  await clocks.serves(second, 20_000);
  expect(await isAway()).toBe(false);
  await clocks.serves(second, 100_000);
  await eventually(isAway);
});

test('bots stop at a table without people while nobody watches, and continue when somebody does', async () => {
  const { url, server } = await someServer({ dueEveryMs: 20 });
  const ann = await Client.named(url, 'Ann');
  const own = await ann.create({ game: 'eminent-domain', seats: 2, bots: ['random', null] });
  await ann.request('POST', `/api/tables/${own.table}/commands`, { id: 'a', command: { do: 'start' } });
  // Ann is waited for: the bots are awake.
  await eventually(async () => (await server.store.readTable(own.table))!.room.seats[1]!.waitingSince !== null);
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: ['random', 'random'], sit: false });
  await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
  const length = async () => (await server.store.readTable(table))!.length;
  const before = await length();
  await new Promise(later => setTimeout(later, 200));
  expect(await length()).toBe(before);

  await ann.connect();
  ann.watch(table);
  await ann.until(() => (ann.pictures.get(table)?.n ?? 0) > before + 5, 'the bots');
  ann.close();
  let last = -1;
  await eventually(async () => {
    const now = await length();
    await new Promise(later => setTimeout(later, 50));
    const isStill = now === last;
    last = now;
    return isStill;
  });
  expect((await server.store.readTable(table))!.room.status).toBe('playing');
});

test('a removed person loses access, and the table disappears from their list', async () => {
  const { url } = await someServer();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Client.named(url, name)));
  const { table, you } = await ann!.create({ game: 'eminent-domain', seats: 2, spectators: false });
  await Promise.all([ann!.connect(), bob!.connect()]);
  expect(await bob!.send(table, { do: 'sit', key: you.key! })).toMatchObject({ ok: true });
  bob!.watch(table);
  await bob!.until(() => bob!.rooms.get(table)?.you.seat === 1);
  expect((await bob!.request('GET', '/api/tables/mine')).body).toMatchObject([{ id: table }]);
  expect(await ann!.send(table, { do: 'open-seat', seat: 1 })).toMatchObject({ ok: true });
  await bob!.until(() => bob!.gone.has(table));
  expect((await bob!.request('GET', '/api/tables/mine')).body).toEqual([]);
  expect(await bob!.send(table, { do: 'sit', key: you.key! })).toMatchObject({ code: 'request/forbidden' });
});

test('one table that fails does not delay the others', async () => {
  const folder = someFolder();
  const clock = { ahead: 0 };
  const { url, server } = await someServer({ folder, dueEveryMs: 20, now: () => Date.now() + clock.ahead });
  const ann = await Client.named(url, 'Ann');
  const terms = { game: 'eminent-domain', seats: 2, clock: { kind: 'each', seconds: 60 }, onTimeout: 'wait' } as const;
  const tables: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { table } = await ann.create({ ...terms, bots: [null, 'random'] });
    await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
    await eventually(async () => (await server.store.readTable(table))!.room.seats[0]!.waitingSince !== null);
    tables.push(table);
  }
  const broken = await (server.tables as LocalTables).get(tables[0]!);
  if (broken.ok) broken.value.wake = () => Promise.reject(new Error('broken'));
  clock.ahead = HOUR;
  await eventually(async () => (await server.store.readTable(tables[1]!))!.room.seats[0]!.late);
});

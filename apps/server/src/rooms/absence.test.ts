import { expect, test } from 'vitest';
import type { LocalTables } from '../tables/local-tables.ts';
import { Client } from '../testing/client.ts';
import { someFolder, someServer } from '../testing/servers.ts';

const HOUR = 3600_000;

/** Looks again and again, for a moment, until something is so. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return;
    await new Promise(later => setTimeout(later, 10));
  }
  throw new Error('waited in vain');
}

test('after a restart, times that have run out are found, and the bots move on', async () => {
  const folder = someFolder();
  const first = await someServer({ folder, sweepEveryMs: 20 });
  const ann = await Client.named(first.url, 'Ann');
  const { table } = await ann.create({
    ...{ game: 'eminent-domain', seats: 2, bots: [null, 'random'], clock: { kind: 'each', seconds: 3600 } },
    onTimeout: 'bot',
  });
  await ann.request('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } });
  await eventually(async () => (await first.server.store.readTable(table))!.room.seats[0]!.waitingSince !== null);
  const { length } = (await first.server.store.readTable(table))!;
  await first.stop();

  const second = await someServer({ folder, sweepEveryMs: 20, now: () => Date.now() + 2 * HOUR });
  await eventually(async () => (await second.server.store.readTable(table))!.length > length + 10);
  const { room } = (await second.server.store.readTable(table))!;
  expect(room.seats[0]).toMatchObject({ away: true, bot: 'normal', person: { name: 'Ann' } });

  const again = new Client(second.url);
  again.cookie = ann.cookie;
  await again.connect();
  again.watch(table);
  await again.until(() => again.rooms.has(table));
  expect(await again.send(table, { do: 'return' })).toMatchObject({ ok: true });
  await again.until(() => again.asks(table).some(ask => !ask.ahead), 'a question');
  expect(again.rooms.get(table)!.room.seats[0]).toMatchObject({ away: false, bot: null, connected: true });
});

test('a table that is nobody’s rests while nobody looks, and goes on when somebody does', async () => {
  const { url, server } = await someServer({ sweepEveryMs: 20 });
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

test('who is asked to leave is shown out, and no longer finds the table among theirs', async () => {
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

test('one table that cannot be looked after does not keep the others waiting', async () => {
  const folder = someFolder();
  const clock = { ahead: 0 };
  const { url, server } = await someServer({ folder, sweepEveryMs: 20, now: () => Date.now() + clock.ahead });
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

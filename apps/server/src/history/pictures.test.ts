import { findGame } from '@orrery/catalogue';
import { historyOf, momentsOf, type Stretch, stretchesOf } from '@orrery/host';
import {
  canonical,
  type Json,
  liveEntries,
  quickRandom,
  randomAnswer,
  type Seat,
  seatOf,
  seedFrom,
} from '@orrery/kernel';
import { apply, type HistoryPicture, type MomentsPicture, type Patch, type Picture, update } from '@orrery/protocol';
import { expect, test, vi } from 'vitest';
import { testLimits } from '../common/limits.ts';
import type { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { playOn, seenBy, settled } from '../testing/seen.ts';
import { someServer } from '../testing/servers.ts';
import { plainRoom, someGame } from '../testing/situations.ts';

const changes = (before: Picture, after: Picture): Patch =>
  JSON.parse(update(before as unknown as Json, after as unknown as Json)) as Patch;

// A fixed seed; another one gives other games.
vi.mock('../tables/drafts/server-seed.ts', async original => ({
  ...(await original<typeof import('../tables/drafts/server-seed.ts')>()),
  withSeedCommitment: async (_store: unknown, room: unknown) => room, // or the players' contributions would change the seed
}));
vi.mock('../common/ids.ts', async original => ({
  ...(await original<typeof import('../common/ids.ts')>()),
  newSeed: () => seedFrom(process.env.HISTORY_SEED ?? 'past'),
}));

/** Undoes the last decision of a client; all others agree if they are asked. */
async function takeBack(client: Client, clients: readonly Client[], table: string): Promise<void> {
  const { undo } = client.pictures.get(table)!.picture;
  if (undo === null) return;
  await client.send(table, { do: undo === 'free' ? 'undo' : 'ask-undo' });
  if (undo === 'consent')
    for (const other of clients) if (other !== client) await other.send(table, { do: 'answer-undo', agree: true });
  await Promise.all(clients.map(settled));
}

/** A game with undos, standing orders and answers ahead of turn, and with a spectator. */
async function somePlayed(game: string, seats: number, rounds: number) {
  const { url, server } = await someServer({ limits: testLimits });
  const clients = await Promise.all(Array.from({ length: seats }, (_, seat) => Client.named(url, `Seat ${seat}`)));
  const spectator = new Client(url);
  const all = [...clients, spectator];
  await Promise.all(all.map(client => client.connect()));
  const { table } = await clients[0]!.create({ game, seats, open: true });
  for (const client of clients.slice(1)) await client.send(table, { do: 'sit' });
  for (const client of all) client.watch(table);
  await clients[0]!.send(table, { do: 'start' });
  for (const client of all) await client.until(() => client.pictures.has(table), 'the game');
  const random = quickRandom(7);
  for (let i = 0; i < 12; i++) {
    await playOn(clients, table, 1);
    for (const client of clients) // replaces an answer while the others still think
      for (const ask of client.pictures.get(table)!.picture.replaceable)
        await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  }
  const [window] = findGame(game)!.game.windows;
  for (let i = 0; i < rounds; i++) {
    await playOn(clients, table, 7);
    const client = clients[Math.floor(random() * seats)]!;
    if (i % 4 === 1 && window)
      await client.send(table, { do: 'order', window, unless: null, until: findGame(game)!.game.orderEnds[0]! });
    else await takeBack(client, clients, table);
  }
  await Promise.all(all.map(settled));
  return { server, clients, spectator, table };
}

/** The numbers of updates that were not undone, and of those among them that only one seat sees. */
async function standing(store: Store, table: string) {
  const batches = await store.readBatches(table, 0);
  const live = new Set(liveEntries(batches.flatMap(each => each.entries)).map(({ index }) => index));
  const all = new Set<number>();
  const own = new Map<number, Seat | undefined>();
  const answered = new Set<string>();
  for (const { first, entries } of batches) {
    const n = first + entries.length;
    const isOwn = entries.every(({ t, ...entry }) =>
      t === 'answer' && 'ask' in entry ? answered.has(entry.ask) : /^(ahead|withdraw|order)/.test(t),
    );
    for (const entry of entries) if (entry.t === 'answer') answered.add(entry.ask);
    if (live.has(first) && entries.every(({ t }) => !t.startsWith('undo'))) all.add(n);
    if (isOwn) own.set(n, seatOf(entries[0]!));
  }
  return { all, own };
}

/** Every moment of the history as a client gets it, by its number. */
async function lookBack(client: Client, table: string): Promise<Map<number, Picture>> {
  const found = new Map<number, Picture>();
  const last = ((await client.request('GET', `/api/tables/${table}/moments`)).body as MomentsPicture).moments.at(-1)!.n;
  for (let from = 0, end = -1; end < last; from = end) {
    const { status, body } = await client.request('GET', `/api/tables/${table}/past?from=${from}`);
    expect(status).toBe(200);
    const history = body as HistoryPicture;
    let { picture } = history;
    found.set(history.n, picture);
    for (const { n, patch } of history.steps) {
      picture = apply(picture as never, patch) as unknown as Picture;
      found.set(n, picture);
    }
    end = history.steps.at(-1)?.n ?? history.n;
  }
  return found;
}

test.each([
  ['eminent-domain', 3, 9],
  ['twilight-imperium', 3, 9],
] as const)('the history of %s shows each seat exactly what it was shown then', async (game, seats, rounds) => {
  const { server, clients, spectator, table } = await somePlayed(game, seats, rounds);
  const { all, own } = await standing(server.store, table);
  const shown: number[] = [];
  for (const [seat, client] of [...clients, spectator].entries()) {
    const reader = client === spectator ? null : seat;
    const updates = seenBy(client, table);
    const seen = new Map(updates.map(each => [each.n, each]));
    const { moments } = (await client.request('GET', `/api/tables/${table}/moments`)).body as MomentsPicture;
    const ns = moments.map(({ n }) => n);
    const isOthers = (n: number) => own.has(n) && own.get(n) !== reader;
    expect(ns, `seat ${seat}`).toEqual([...seen.keys()].filter(n => all.has(n) && !isOthers(n)));
    for (const [i, { n, picture }] of updates.entries())
      if (isOthers(n))
        // only the free undo may differ
        expect(changes(updates[i - 1]!.picture, picture).filter(([path]) => path[0] !== 'undo')).toEqual([]);
    expect(ns.length).toBeLessThan(seen.size); // some were undone
    shown.push(ns.length);

    const history = await lookBack(client, table);
    expect([...history.keys()]).toEqual(ns);
    for (const { n, events } of moments) {
      expect(canonical(history.get(n)), `seat ${seat} at ${n}`).toBe(canonical(seen.get(n)!.picture));
      expect(events).toBe(seen.get(n)!.events.length);
    }
  }
  expect(Math.max(...shown)).toBeGreaterThan(shown.at(-1)!); // private entries are shown to their own seat only
  expect(await server.metrics.faults.get()).toMatchObject({ values: [{ value: 0 }] });
});

test('a log alone gives the same moments as the batches of a server', () => {
  const { game, batch, seed } = someGame(plainRoom(3), 'over');
  const origin = { game: game.game, seats: 3, options: game.options, seed };
  const stretches: Stretch[] = stretchesOf(origin, batch.entries);
  expect(stretches.flatMap(each => each.entries)).toEqual(batch.entries);
  expect(stretches.at(-1)!.events).toBe(game.events.length);
  const moments = momentsOf(stretches, null);
  expect(moments[0]!.seat).toBeNull();
  expect(moments.at(-1)!.n).toBe(game.length);
  const history = historyOf(origin, stretches, 1 satisfies Seat, 60, { steps: 5, length: 1e9 })!;
  expect(history.n).toBe(moments.findLast(({ n }) => n <= 60)!.n);
  expect(history.steps.length).toBe(5);
  expect(historyOf(origin, stretches, 1, 60, { steps: 50, length: 10 })!.steps.length).toBe(1);
});

test('reading the history costs commands, and is only for people who may see the table', async () => {
  const { url } = await someServer({ limits: { commands: { burst: 45, perSecond: 0 } } });
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  expect((await ann.request('GET', `/api/tables/${table}/past`)).body).toMatchObject({ code: 'table/not-started' });
  await ann.connect();
  await ann.send(table, { do: 'start' });
  const history = await ann.request('GET', `/api/tables/${table}/past?from=1`);
  expect(history.status).toBe(200);
  const bob = await Client.named(url, 'Bob');
  expect((await bob.request('GET', `/api/tables/${table}/past`)).status).toBe(404);
  expect((await ann.request('GET', `/api/tables/${table}/past?from=x`)).status).toBe(400);
  const codes: number[] = [];
  for (let i = 0; i < 4; i++) codes.push((await ann.request('GET', `/api/tables/${table}/past`)).status);
  expect(codes).toEqual([200, 200, 429, 429]);
});

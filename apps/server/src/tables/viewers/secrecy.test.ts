import { findGame } from '@orrery/catalogue';
import { eventFor, type LiveGame, pictureOf } from '@orrery/host';
import { beginning, canonical, redeal, type Seat, seedFrom, Table, undoable } from '@orrery/kernel';
import type { EventPicture } from '@orrery/protocol';
import { firstDifference } from '@orrery/testkit';
import { expect, test, vi } from 'vitest';
import { testLimits } from '../../common/limits.ts';
import type { Store } from '../../store/store.ts';
import { Client } from '../../testing/client.ts';
import { playOn, seenBy, settled } from '../../testing/seen.ts';
import { someServer } from '../../testing/servers.ts';
import { REACH } from '../stored/stored-game.ts';

// A fixed seed; another one gives other games.
vi.mock('../drafts/server-seed.ts', async original => ({
  ...(await original<typeof import('../drafts/server-seed.ts')>()),
  withSeedCommitment: async (_store: unknown, room: unknown) => room, // or the players' contributions would change the seed
}));
vi.mock('../../common/ids.ts', async original => ({
  ...(await original<typeof import('../../common/ids.ts')>()),
  newSeed: () => seedFrom(process.env.SECRECY_SEED ?? 'secrecy'),
}));

/** Every text in some JSON, where it stands for itself. */
const wordsIn = (json: string): string[] => json.match(/"[^"\\]*"/g)?.map(word => word.slice(1, -1)) ?? [];

/** Cards that went face up through a discard pile and into a deck again, all in one decision. */
const faceUp = (events: readonly EventPicture[]): string[] =>
  events.slice(-20).flatMap(({ type, data }) => {
    if (type === 'discarded') return data.cards as string[];
    return type === 'note-in-play' ? [data.note as string] : []; // it may be back in a hand by now
  });

/** The game as it stood when it had so many entries; asked for in rising order. */
async function history(store: Store, id: string): Promise<(n: number) => LiveGame> {
  const { room, seed } = (await store.readTable(id))!;
  const { game } = findGame(room.game)!;
  const batches = [...(await store.readBatches(id, 0))];
  const seats = room.seats.length;
  const snapshot = beginning(game, seats, room.options);
  const table = new Table(game, {
    ...{ seats, options: room.options, seed: seed! },
    from: { snapshot, log: [...batches.shift()!.entries] },
  });
  return n => {
    while (table.length < n) table.follow(batches.shift()!.entries);
    expect(table.length).toBe(n);
    return table;
  };
}

interface Trial {
  readonly store: Store;
  readonly table: string;
  readonly pieces: ReadonlySet<string>;
  /** How often to deal anew. */
  readonly every: number;
}

/** All pieces that are ever hidden from somebody who looks on. */
async function secretsOf(store: Store, table: string, spectator: Client): Promise<ReadonlySet<string>> {
  const at = await history(store, table);
  const pieces = new Set<string>();
  for (const { n } of seenBy(spectator, table)) {
    const game = at(n);
    for (const piece of game.game.hidden(game.state, null).flat()) pieces.add(piece);
  }
  return pieces;
}

/** What others have offered the reader, also where nothing can come of it and nobody is asked. */
const offered = (events: readonly EventPicture[]): string[] =>
  events.flatMap(({ type, secret }) => (type.includes('offer') && secret ? wordsIn(JSON.stringify(secret)) : []));

/** Compares all that a client was sent with what a redealt table would have sent it. */
async function checkSecrecy(
  { store, table, pieces, every }: Trial,
  client: Client,
  seat: Seat | null,
): Promise<number> {
  const at = await history(store, table);
  const entitled = new Set<string>();
  let looked = 0;
  for (const { n, text, picture, events } of seenBy(client, table)) {
    const game = at(n);
    const hidden = new Set(game.game.hidden(game.state, seat).flat());
    for (const piece of pieces) if (!hidden.has(piece)) entitled.add(piece);
    for (const piece of [...game.shown(seat), ...faceUp(events), ...offered(events)]) entitled.add(piece);
    const isHidden = (word: string) => pieces.has(word) && !entitled.has(word);
    const told = wordsIn(text).find(isHidden);
    if (told !== undefined) throw new Error(`seat ${seat} was told of ${told} at ${n}: ${text}`);

    if (looked++ % every !== 0) continue;
    const target = seat === null ? undefined : undoable(game, seat);
    const isForgotten = target !== undefined && target.to < n - REACH; // a server undoes nothing as old as that
    const expected = { ...pictureOf(game, seat), ...(isForgotten && { undo: picture.undo }) };
    expect(canonical(picture), `seat ${seat} at ${n}`).toBe(canonical(expected));
    const seen = wordsIn(JSON.stringify(picture.view)).find(word => hidden.has(word));
    if (seen !== undefined) throw new Error(`seat ${seat} sees the hidden ${seen} at ${n}`);
    if (picture.standing) continue;
    const dealt = redeal(game, seat, { seed: seedFrom(`${n} ${seat}`) });
    const safe = game.rebase();
    const other = pictureOf(dealt, seat);
    const parts = ['view', 'asks', 'replaceable', 'ahead', 'orders', 'waiting', 'standing', 'seed'] as const;
    for (const part of parts)
      if (canonical(other[part]) !== canonical(picture[part]))
        throw new Error(`seat ${seat} at ${n}, ${part}: ${firstDifference(picture[part], other[part])}`);
    const newest = events.slice(safe.events);
    const others = dealt.events.map(event => eventFor(event, seat));
    if (canonical(newest) !== canonical(others))
      throw new Error(`seat ${seat} at ${n}, events: ${firstDifference(newest, others)}`);
  }
  return looked;
}

type Options = Readonly<Record<string, string>>;

async function playAndCheck(game: string, seats: number, decisions: number, every: number, options: Options = {}) {
  const { url, server } = await someServer({ limits: testLimits });
  const clients = await Promise.all(Array.from({ length: seats }, (_, seat) => Client.named(url, `Seat ${seat}`)));
  const spectator = new Client(url);
  await Promise.all([...clients, spectator].map(client => client.connect()));
  const { table } = await clients[0]!.create({ game, seats, open: true, options });
  for (const client of clients.slice(1)) expect(await client.send(table, { do: 'sit' })).toMatchObject({ ok: true });
  for (const client of [...clients, spectator]) client.watch(table);
  expect(await clients[0]!.send(table, { do: 'start' })).toMatchObject({ ok: true });
  for (const client of [...clients, spectator]) await client.until(() => client.pictures.has(table), 'the game');

  await playOn(clients, table, decisions);
  await Promise.all([...clients, spectator].map(settled));
  const record = (await server.store.readTable(table))!;
  const { store } = server;
  const trial = { store, table, every, pieces: await secretsOf(store, table, spectator) };
  let looked = await checkSecrecy(trial, spectator, null);
  for (const [seat, client] of clients.entries()) looked += await checkSecrecy(trial, client, seat);

  // Nothing that belongs to the server, or to the others, is in what anybody got.
  const people = [...record.room.seats.map(each => each.person!.id), record.room.host.id];
  for (const [seat, client] of [...clients, spectator].entries()) {
    const bytes = client.received
      .filter(text => !text.includes('"standing":{') && !text.includes('["seed"]'))
      .join('\n');
    expect(bytes).not.toContain(record.seed);
    if (seat !== 0) expect(bytes).not.toContain(record.room.key);
    for (const id of people) expect(bytes).not.toContain(id);
  }
  const { round } = spectator.pictures.get(table)!.picture.view as { round?: number };
  return { looked, isOver: record.room.status === 'over', round };
}

test('four people and a spectator get nothing over the wire that a redealt game would not send', async () => {
  const { looked, isOver } = await playAndCheck('eminent-domain', 4, 10_000, 4);
  expect(isOver).toBe(true);
  expect(looked).toBeGreaterThan(500);
});

test('six people and a spectator at Twilight Imperium, for more than a round', async () => {
  const { looked, round } = await playAndCheck(
    'twilight-imperium',
    6,
    Number(process.env.SECRECY_DECISIONS ?? 900),
    19,
  );
  expect(round).toBeGreaterThan(1);
  expect(looked).toBeGreaterThan(1000);
});

test.each([
  ['two-of-which-one', 12],
  ['milty', 40],
])('factions, slices and places chosen at the table: %s', async (setup, decisions) => {
  const { looked } = await playAndCheck('twilight-imperium', 4, decisions, 3, { setup });
  expect(looked).toBeGreaterThan(20);
});

test('what a seat does in secret sends nothing at all to the others', async () => {
  const { url } = await someServer({ limits: testLimits });
  const clients = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Client.named(url, name)));
  const spectator = new Client(url);
  await Promise.all([...clients, spectator].map(client => client.connect()));
  const { table } = await clients[0]!.create({ game: 'twilight-imperium', seats: 3, open: true });
  for (const client of clients.slice(1)) await client.send(table, { do: 'sit' });
  for (const client of [...clients, spectator]) client.watch(table);
  await clients[0]!.send(table, { do: 'start' });
  for (const client of [...clients, spectator]) await client.until(() => client.pictures.has(table), 'the game');
  const waitingSeats = () => clients[0]!.pictures.get(table)!.picture.waiting;
  if (waitingSeats().length === 3) await playOn(clients, table, 1);
  const waiting = waitingSeats();
  const quiet = clients[[0, 1, 2].find(seat => !waiting.includes(seat))!]!;
  const others = [...clients, spectator].filter(client => client !== quiet);
  await Promise.all(others.map(settled));
  const before = others.map(client => client.kinds.filter(kind => kind !== 'pong').length);

  const [window] = findGame('twilight-imperium')!.game.windows;
  const ordered = await quiet.send(table, { do: 'order', window: window!, unless: null, until: 'round' });
  expect(ordered).toMatchObject({ ok: true });
  await quiet.until(() => quiet.pictures.get(table)!.picture.orders.length === 1, 'the order');
  await Promise.all(others.map(settled));
  expect(others.map(client => client.kinds.filter(kind => kind !== 'pong').length)).toEqual(before);

  // Whoever comes back has missed nothing.
  const again = others[0]!;
  again.watch(table);
  await again.until(() => again.kinds.includes('current'), 'nothing new');
});

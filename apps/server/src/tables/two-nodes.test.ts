import { Client as PostgresClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { Client } from '../testing/client.ts';
import { someDatabase } from '../testing/databases.ts';
import { examine } from '../testing/examine.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/processes.ts';
import { someFolder, someServer } from '../testing/servers.ts';

/** Two people, each connected to a different node first, in a game with a bot. */
async function someParty(urls: readonly string[]) {
  const players = await Promise.all([Player.named('Ann', urls, 1), Player.named('Bob', urls.toReversed(), 2)]);
  onTestFinished(() => {
    for (const player of players) player.stop();
  });
  const [ann, bob] = players as [Player, Player];
  const { table, key } = (await ann.create({ game: 'eminent-domain', seats: 3, bots: [null, null, 'random'] }))!;
  ann.watch(table);
  expect(await bob.send(table, { do: 'sit', key })).toMatchObject({ ok: true });
  bob.watch(table);
  expect(await ann.send(table, { do: 'start' })).toMatchObject({ ok: true });
  const n = (player: Player) => player.client.pictures.get(table)?.n ?? 0;
  await Promise.all(players.map(each => each.until(() => n(each) > 0, 'the game')));
  return { ann, bob, players, table, n };
}

const BOT = 2;

/** Waits until everybody knows what has been confirmed, and the bot is not asked. Then nothing happens by itself. */
async function settled(players: readonly Player[], table: string, n: (player: Player) => number): Promise<void> {
  const last = Math.max(...players.flatMap(each => each.acknowledged.map(({ n }) => n)));
  const isQuiet = (player: Player) => !player.client.pictures.get(table)!.picture.waiting.includes(BOT);
  const isSettled = () => players.every(each => n(each) >= last && n(each) === n(players[0]!) && isQuiet(each));
  await Promise.all(players.map(each => each.until(isSettled, 'the bot')));
}

/** A player's patched state equals the full state that a new client gets from any node. */
async function expectSame(player: Player, url: string, table: string): Promise<void> {
  const fresh = new Client(url);
  fresh.cookie = player.client.cookie;
  await fresh.connect();
  fresh.watch(table);
  await fresh.until(() => fresh.pictures.has(table));
  const [theirs, mine] = [fresh.pictures.get(table)!, player.client.pictures.get(table)!];
  fresh.close();
  expect(mine.n).toBe(theirs.n);
  expect(mine.picture).toEqual(theirs.picture);
  expect(mine.events.slice(theirs.eventsFrom - mine.eventsFrom)).toEqual(theirs.events);
}

async function expectSound(databaseUrl: string, table: string, players: readonly Player[]): Promise<void> {
  const database = await openPostgres(databaseUrl);
  const found = await examine(
    database,
    [table],
    players.flatMap(each => each.acknowledged),
  ).finally(() => database.close());
  expect(found.problems).toEqual([]);
}

test('a table on two nodes: players at both see every change at once and can act, and the bot moves once', async () => {
  const databaseUrl = await someDatabase();
  const faults: string[] = [];
  const node = () => someServer({ databaseUrl, logLevel: 'error', logTo: { write: line => faults.push(line) } });
  const nodes = [await node(), await node()];
  const { ann, bob, players, table, n } = await someParty(nodes.map(each => each.url));
  const isEnough = () => n(ann) > 80;
  await Promise.all(players.map(each => each.play(table, isEnough, 0)));

  // Whatever is confirmed to one player, the other sees without delay.
  const last = Math.max(...players.flatMap(each => each.acknowledged.map(({ n }) => n)));
  await Promise.all(players.map(each => each.until(() => n(each) >= last, 'the last decision')));
  await settled(players, table, n);
  for (const each of players) for (const { url } of nodes) await expectSame(each, url, table);
  for (const each of players) expect(each.client.kinds.filter(kind => kind === 'full')).toHaveLength(1);
  expect(ann.client.rooms.get(table)!.room.seats.map(({ connected }) => connected)).toEqual([true, false, false]);

  // Both chat at the same time repeatedly: every line appears once, in the same order for all.
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, index) => players[index % 2]!.send(table, { do: 'chat', text: `word ${index}` })),
  );
  expect(said.filter(({ ok }) => !ok)).toEqual([]);
  const lines = (player: Player) =>
    (player.client.chats.get(table) ?? []).map(({ number, text }) => `${number} ${text}`);
  const count = ann.acknowledged.concat(bob.acknowledged).filter(({ did }) => did.do === 'chat').length;
  await Promise.all(players.map(each => each.until(() => new Set(lines(each)).size === count, 'every line')));
  for (const each of players) expect(lines(each)).toEqual([...new Set(lines(ann))]);

  await expectSound(databaseUrl, table, players);
  expect(faults).toEqual([]);
});

test('a node that missed notifications catches up with several decisions at once', async () => {
  const databaseUrl = await someDatabase();
  const nodes = [await someServer({ databaseUrl }), await someServer({ databaseUrl })];
  const { ann, bob, players, table, n } = await someParty(nodes.map(each => each.url));
  const postgres = new PostgresClient({ connectionString: databaseUrl });
  await postgres.connect();
  onTestFinished(() => postgres.end());
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE 'LISTEN%' AND datname = current_database()`;
  for (let round = 0; round < 2; round++) {
    const before = n(ann);
    await postgres.query(cut);
    const isEnough = () => n(ann) >= before + 10;
    await Promise.all(players.map(each => each.play(table, isEnough, 0)));
    await bob.until(() => n(bob) >= n(ann), 'what happened meanwhile');
  }
  for (const each of players) {
    expect(each.client.kinds.filter(kind => kind === 'full')).toHaveLength(1);
    expect(each.reconnects).toBe(0);
  }
  await settled(players, table, n);
  for (const each of players) for (const { url } of nodes) await expectSame(each, url, table);
  await expectSound(databaseUrl, table, players);
});

test('when one node is killed, the table continues for clients of the other and for those who reconnect there', async () => {
  const databaseUrl = await someDatabase();
  const doomed = await ServerProcess.start(someFolder(), databaseUrl);
  onTestFinished(() => doomed.kill());
  const { url } = await someServer({ databaseUrl });
  const { ann, bob, players, table, n } = await someParty([doomed.url, url]);
  let isEnough = false;
  const playing = Promise.all(players.map(each => each.play(table, () => isEnough, 5)));
  await ann.until(() => n(ann) > 20, 'some play');
  await doomed.kill();
  const [before, counts] = [n(bob), players.map(each => each.acknowledged.length)];
  await bob.until(() => n(bob) > before, 'the table to go on');
  await ann.until(() => players.every((each, index) => each.acknowledged.length > counts[index]! + 2), 'both to act');
  isEnough = true;
  await playing;
  expect(ann.reconnects).toBe(1);
  await settled(players, table, n); // a bot may still be moving
  await expectSound(databaseUrl, table, players);
});

test('clients of a stopped node reconnect to the other', async () => {
  const databaseUrl = await someDatabase();
  const [leaving, staying] = [await someServer({ databaseUrl }), await someServer({ databaseUrl })];
  const { ann, players, table, n } = await someParty([leaving.url, staying.url]);
  const isEnough = () => n(ann) > 60;
  const playing = Promise.all(players.map(each => each.play(table, isEnough, 0)));
  await ann.until(() => n(ann) > 20, 'some play');
  await leaving.stop();
  await playing;
  expect(ann.reconnects).toBe(1);
  await settled(players, table, n); // a bot may still be moving
  await expectSound(databaseUrl, table, players);
});

import { findGame } from '@orrery/catalogue';
import { type KernelState, type Save, verify } from '@orrery/kernel';
import type { EventPicture, RoomPicture } from '@orrery/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../common/ids.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { Client } from '../../testing/client.ts';
import { examine } from '../../testing/examine.ts';
import { raiseRules } from '../../testing/later-rules.ts';
import { playOn } from '../../testing/seen.ts';
import { someFolder, someServer } from '../../testing/servers.ts';

const limits = {
  commands: { burst: 1e6, perSecond: 1e6 },
  addresses: { burst: 1e6, perSecond: 1e6 },
  openings: { burst: 1e6, perSecond: 1e6 },
} as const;

/** A stopped server with a running game of two people. */
async function stoppedTable(game: string, seats: number, decisions: number) {
  const folder = someFolder();
  const running = await someServer({ folder, limits });
  const { people, table } = await seated(running.url, game, seats);
  await playOn(people, table, decisions);
  const { length } = (await running.server.store.readTable(table))!;
  await people[0]!.until(() => people[0]!.pictures.get(table)!.n === length, 'the last update');
  const before = people[0]!.pictures.get(table)!;
  await running.stop();
  return { folder, people, table, before };
}

async function seated(url: string, game: string, seats: number) {
  const people = await Promise.all(Array.from({ length: seats }, (_, seat) => Client.named(url, `Seat ${seat}`)));
  await Promise.all(people.map(each => each.connect()));
  const { table } = await people[0]!.create({ game, seats, open: true });
  for (const each of people.slice(1)) await each.send(table, { do: 'sit' });
  for (const each of people) each.watch(table);
  await people[0]!.send(table, { do: 'start' });
  for (const each of people) await each.until(() => each.pictures.has(table), 'the game');
  return { people, table };
}

/** The same people, reconnected to a restarted server on the same folder. */
async function comeBack(folder: string, people: readonly Client[], table: string) {
  const running = await someServer({ folder, limits });
  const back = await Promise.all(
    people.map(async ({ cookie }) => {
      const client = new Client(running.url);
      client.cookie = cookie;
      await client.connect();
      client.watch(table);
      return client;
    }),
  );
  await Promise.all(back.map(each => each.until(() => each.rooms.has(table), 'the room')));
  return { running, back };
}

const rulesEvents = (events: readonly EventPicture[]) => events.filter(({ type }) => type === 'rules-changed');

const metric = async (running: Awaited<ReturnType<typeof someServer>>, outcome: string) =>
  (await running.server.metrics.moves.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;

test.each([
  ['eminent-domain', 3, 40],
  ['eminent-domain', 2, 0],
  ['twilight-imperium', 3, 200],
])('P13: a table of %s continues under later rules, with the same people', async (game, seats, decisions) => {
  const { folder, people, table, before } = await stoppedTable(game, seats, decisions);
  onTestFinished(raiseRules(game, 2));
  const { running, back } = await comeBack(folder, people, table);
  await back[0]!.until(() => back[0]!.pictures.has(table), 'the game');
  const after = back[0]!.pictures.get(table)!;
  expect(after.n).toBe(before.n + 1);
  expect(after.picture).toEqual({ ...before.picture, undo: null });
  expect(rulesEvents(after.events)).toMatchObject([{ data: { changes: ['Eras are counted.', 'Eras have names.'] } }]);
  expect(back[0]!.rooms.get(table)!.room.rulesVersion).toBe(findGame(game)!.game.rulesVersion);
  expect([await metric(running, 'moved'), await metric(running, 'stuck')]).toEqual([1, 0]);

  await playOn(back, table, 60);
  await running.stop();
  const database = await openSqlite(folder);
  expect((await examine(database, [table], [])).problems).toEqual([]);
  await database.close();
  const again = await comeBack(folder, people, table);
  expect(await metric(again.running, 'moved')).toBe(0);
});

test('a finished game can be viewed, exported and verified under later rules', async () => {
  const { folder, people, table } = await stoppedTable('eminent-domain', 2, 1000);
  onTestFinished(raiseRules('eminent-domain', 1));
  const { back } = await comeBack(folder, people, table);
  await back[0]!.until(() => back[0]!.pictures.has(table), 'the game');
  expect(back[0]!.pictures.get(table)!.picture.standing).not.toBeNull();
  const { body } = await back[0]!.request('GET', `/api/tables/${table}/export`);
  const verified = verify(findGame('eminent-domain')!.game, body);
  if (!verified.ok) throw new Error(verified.message);
  expect(verified.value.segments.map(({ rulesVersion, replayed }) => [rulesVersion, replayed])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('a table that cannot be migrated is kept: people see why, can chat, leave and close it, and then export it', async () => {
  const { folder, people, table } = await stoppedTable('eminent-domain', 3, 30);
  const state = (old: KernelState): never => {
    throw new Error(`no way on for ${old.stack.length} steps`);
  };
  const undo = raiseRules('eminent-domain', 0, [{ changes: ['Nothing fits.'], state }]);
  onTestFinished(undo);
  const { running, back } = await comeBack(folder, people, table);
  const [host, guest, other] = back as [Client, Client, Client];
  const roomOf = (client: Client): RoomPicture => client.rooms.get(table)!.room;
  expect(roomOf(host).stuck).toMatch(/cannot go on under the rules here: no way on/);
  expect([await metric(running, 'moved'), await metric(running, 'stuck')]).toEqual([0, 1]);
  const code = async (client: Client, command: Parameters<Client['send']>[1]) =>
    (await client.send(table, command, newId())).code; // fresh ids: the same people have sent commands before
  expect(await code(host, { do: 'answer', ask: '0.1', value: [] })).toBe('save/migration');
  expect(await code(host, { do: 'undo' })).toBe('save/migration');
  expect(await code(guest, { do: 'chat', text: 'what now?' })).toBeUndefined();
  expect(await code(guest, { do: 'pause', agree: true })).toBeUndefined();
  expect(await code(other, { do: 'resign' })).toBeUndefined();
  expect(await code(other, { do: 'leave' })).toBeUndefined();
  expect((await host.request('GET', `/api/tables/${table}/export`)).body).toMatchObject({ code: 'table/started' });
  expect((await host.request('GET', `/api/tables/${table}/events`)).status).toBe(200);
  expect(await code(host, { do: 'close' })).toBeUndefined();
  const { status, body } = await host.request('GET', `/api/tables/${table}/export`);
  expect(status).toBe(200);
  undo();
  expect(verify(findGame('eminent-domain')!.game, body as Save).ok).toBe(true);
});

test('a stuck table continues once a release can migrate it', async () => {
  const { folder, people, table, before } = await stoppedTable('eminent-domain', 2, 20);
  const state = (): never => {
    throw new Error('no way on');
  };
  const undo = raiseRules('eminent-domain', 0, [{ changes: [], state }]);
  const stuck = await comeBack(folder, people, table);
  expect(stuck.back[0]!.rooms.get(table)!.room.stuck).toBeDefined();
  await stuck.running.stop();
  undo();
  onTestFinished(raiseRules('eminent-domain', 1));
  const { back } = await comeBack(folder, people, table);
  await back[0]!.until(() => back[0]!.pictures.has(table), 'the game');
  expect(back[0]!.rooms.get(table)!.room.stuck).toBeUndefined();
  expect(back[0]!.pictures.get(table)!.picture.view).toEqual(before.picture.view);
  await playOn(back, table, 20);
});

test('a server with older rules does not write to a migrated table, and makes people reconnect', async () => {
  const { folder, people, table } = await stoppedTable('eminent-domain', 2, 20);
  const undo = raiseRules('eminent-domain', 1);
  const newer = await comeBack(folder, people, table);
  await playOn(newer.back, table, 5);
  await newer.running.stop();
  undo();
  const running = await someServer({ folder, limits });
  const client = new Client(running.url);
  client.cookie = people[0]!.cookie;
  await client.connect();
  client.watch(table);
  await client.until(() => client.closeCode !== undefined, 'to be sent away');
  expect(client.closeCode).toBe(1012);
  const record = await running.server.store.readTable(table);
  const { body } = await client.request('POST', `/api/tables/${table}/commands`, {
    id: 'x1',
    command: { do: 'chat', text: 'hello?' },
  });
  expect(body).toMatchObject({ code: 'table/newer-rules' });
  expect(await running.server.store.readTable(table)).toEqual(record);
});

test('a table created before the release starts under the new rules', async () => {
  const folder = someFolder();
  const first = await someServer({ folder, limits });
  const ann = await Client.named(first.url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  await first.stop();
  onTestFinished(raiseRules('eminent-domain', 1));
  const { back } = await comeBack(folder, [ann], table);
  expect(await back[0]!.send(table, { do: 'start' })).toMatchObject({ ok: true });
  await back[0]!.until(() => back[0]!.rooms.get(table)!.room.status === 'playing', 'the game');
  expect(back[0]!.rooms.get(table)!.room.rulesVersion).toBe(2);
});

import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { someFolder, someServer } from '../testing/servers.ts';
import { freeTables } from '../upgrade/free.ts';
import { freed, freeTable, isSetAside, RELEASE, setAside } from './set-aside.ts';

/** A running game with a person, on a server. */
async function someTable(folder = someFolder()) {
  const running = await someServer({ folder });
  const ann = await Client.named(running.url, 'Ann');
  await ann.connect();
  const terms = { game: 'eminent-domain', seats: 2, bots: [null, 'random'], clock: { kind: 'each', seconds: 600 } };
  const { table } = await ann.create(terms as Parameters<Client['create']>[0]);
  await ann.send(table, { do: 'start' });
  const room = async () => (await running.server.store.readTable(table))!.room;
  return { running, ann, table, room };
}

test('a table that is set aside twice shows no board; releases are recorded', async () => {
  const { running, table, room } = await someTable();
  const { store } = running.server;
  await setAside(store, table, 'answer a-kind');
  expect((await room()).stuck).toMatchObject({ why: expect.stringContaining('answer a-kind'), releases: [RELEASE] });
  expect((await room()).stuck).not.toHaveProperty('noBoard');
  expect(isSetAside(await room())).toBe(true);
  expect(isSetAside(await room(), 'a later one')).toBe(false);
  await setAside(store, table, 'show');
  expect((await room()).stuck).toMatchObject({ noBoard: true, releases: [RELEASE] });
  expect(await freeTable(store, table, 5)).toBe(true);
  expect((await room()).stuck).toBeUndefined();
  expect(await freeTable(store, table, 5)).toBe(false);
  expect(await freeTable(store, 'no-such-table', 5)).toBe(false);
});

test('the waited-for player has their full time again when a table is unblocked', async () => {
  const { room } = await someTable();
  const before = await room();
  const waiting = before.seats.findIndex(({ waitingSince }) => waitingSince !== null);
  const after = freed({ ...before, stuck: { rulesVersion: 1, why: '', releases: [] } }, 12_345);
  expect(after.stuck).toBeUndefined();
  expect(after.seats.map(({ waitingSince }) => waitingSince)).toEqual(
    before.seats.map((_, seat) => (seat === waiting ? 12_345 : null)),
  );
});

test('a release that did not hang at a table continues it by itself', async () => {
  const folder = someFolder();
  const { running, ann, table, room } = await someTable(folder);
  const { stuck: _, ...before } = await room();
  await running.stop();
  const again = await someServer({ folder });
  const { store } = again.server;
  const stuck = { rulesVersion: before.rulesVersion, why: 'a loop', releases: ['another release'] };
  const { revision } = (await store.readTable(table))!;
  await store.commit(table, { revision, room: { ...before, stuck }, wakeAt: null });
  const back = new Client(again.url);
  back.cookie = ann.cookie;
  await back.connect();
  back.watch(table);
  await back.until(() => back.pictures.has(table), 'the game');
  expect(back.rooms.get(table)!.room.stuck).toBeUndefined();
  expect((await store.readTable(table))!.room.stuck).toBeUndefined();
});

test('an operator can unblock named tables, or all', async () => {
  const folder = someFolder();
  const { running, table } = await someTable(folder);
  await setAside(running.server.store, table, 'answer a-kind');
  await running.stop();
  expect(await freeTables({ folder }, ['another'])).toEqual([]);
  expect(await freeTables({ folder }, [table])).toEqual([table]);
  expect(await freeTables({ folder }, [])).toEqual([]);
});

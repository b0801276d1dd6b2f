import { expect, test } from 'vitest';
import { newId } from '../common/ids.ts';
import type { Room } from '../rooms/room.ts';
import { at, onEachDatabase } from '../testing/each-database.ts';
import { commitOf, keptAt, snapshotAt, someBatch, someRoom, undoBatch } from '../testing/records.ts';
import type { ChatRecord } from './store.ts';

const seed = 'ab'.repeat(32);
const fairness = { commitment: 'cd'.repeat(32), serverSeed: seed, contributions: [] };
const said = (number: number, text = 'hello'): ChatRecord => ({
  ...{ number, at: 5, person: 'p', name: 'Ann', seat: null, text },
});

onEachDatabase(open => {
  test('returns a table as it was created, and undefined for an unknown one', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    expect(await store.readTable(room.id)).toEqual({
      room,
      revision: 0,
      length: 0,
      chain: '',
      seed: null,
      fairness: null,
    });
    expect(await store.readTable(newId())).toBeUndefined();
    expect(await store.readGame(room.id, 10)).toEqual({ snapshot: undefined, batches: [], isKept: false });
    expect(await store.readBatches(room.id, 0)).toEqual([]);
    expect(await store.readChat(room.id, 0)).toEqual([]);
    await expect(store.createTable(room)).rejects.toThrow();
  });

  test('reads all private messages, or the newest ones of a person', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const line = (number: number, person: string, toPerson: string) => ({
      ...{ number, id: `id ${number}`, at: number, person, name: person, seat: 0 },
      ...{ toPerson, toName: toPerson, toSeat: null, text: `text ${number}`, promise: number === 3 },
    });
    const lines = [line(1, 'ann', 'bea'), line(2, 'cy', 'ann'), line(3, 'bea', 'cy'), line(4, 'bea', 'ann')];
    for (const [revision, privately] of lines.entries())
      expect(await store.commit(room.id, commitOf(room, revision, { privately }))).toBe('done');
    expect(await store.readPrivate(room.id, 1)).toEqual(lines);
    expect(await store.readPrivate(room.id, 3)).toEqual(lines.slice(2));
    expect(await store.readPrivate(room.id, 1, { person: 'ann', most: 2 })).toEqual([lines[1], lines[3]]);
    expect(await store.readPrivate(room.id, 1, { person: 'di', most: 2 })).toEqual([]);
  });

  test('commits room, batch, chat and beginning atomically, and counts revisions', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const later = { ...room, title: 'Later', chats: 1 };
    const [batch, chat] = [someBatch(0, 3), said(1, `it's "so"\nÄ€😀`)];
    const start = { seed, chain: 'first', fairness };
    expect(await store.commit(room.id, commitOf(later, 0, { start, batch, chat, command: 'p:1' }))).toBe('done');
    expect(await store.readTable(room.id)).toEqual({
      room: later,
      revision: 1,
      length: 3,
      chain: 'chain 3',
      seed,
      fairness,
    });
    expect(await store.readBatches(room.id, 0)).toEqual([batch]);
    expect(await store.readChat(room.id, 0)).toEqual([chat]);

    // A change of only the room does not change the game.
    expect(await store.commit(room.id, commitOf(room, 1))).toBe('done');
    expect(await store.readTable(room.id)).toMatchObject({
      room,
      revision: 2,
      length: 3,
      chain: 'chain 3',
      seed,
      fairness,
    });
  });

  test('writes only the clocks if nothing else has changed, until the whole room is written again', async () => {
    const stores = await open();
    const host = newId();
    const room = someRoom(host, true);
    await at(stores, 0).createTable(room);
    const ticking = (waitingSince: number, title = room.title): Room => ({
      ...room,
      title,
      seats: room.seats.map(each => ({ ...each, waitingSince, late: true })),
    });
    const seen = async () => {
      const listed = (await at(stores, 1).openTables(1000)).find(each => each.room.id === room.id)!;
      expect(listed.room).toEqual((await at(stores, 2).readTable(room.id))!.room);
      return listed.room;
    };
    await at(stores, 1).commit(room.id, commitOf(ticking(7, 'not written'), 0, { onlyClocks: true }));
    expect(await seen()).toEqual(ticking(7));
    await at(stores, 2).commit(room.id, commitOf(ticking(8, 'written'), 1));
    expect(await seen()).toEqual(ticking(8, 'written'));
    await at(stores, 0).commit(room.id, commitOf(ticking(9), 2, { onlyClocks: true }));
    expect(await seen()).toEqual(ticking(9, 'written'));
    await at(stores, 0).commit(room.id, commitOf(room, 3));
    expect(await seen()).toEqual(room);
  });

  test('refuses a commit that builds on another revision, and changes nothing', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const late = commitOf({ ...room, title: 'Late' }, 1, { batch: someBatch(0, 1), chat: said(1), command: 'p:1' });
    expect(await store.commit(room.id, late)).toBe('conflict');
    expect(await store.commit(room.id, commitOf(room, 0, { command: 'p:1' }))).toBe('done');
    expect(await store.commit(room.id, commitOf(room, 0))).toBe('conflict');
    expect(await store.commit(newId(), commitOf(room, 0))).toBe('conflict');
    expect(await store.readTable(room.id)).toMatchObject({ room, revision: 1, length: 0 });
    expect(await store.readBatches(room.id, 0)).toEqual([]);
    expect(await store.readChat(room.id, 0)).toEqual([]);
  });

  test('executes a command once: repeated, now or later, it has no effect', async () => {
    const [store] = await open();
    const [room, other] = [someRoom(), someRoom()];
    await store.createTable(room);
    await store.createTable(other);
    const once = { batch: someBatch(0, 1), command: 'p:1' };
    expect(await store.commit(room.id, commitOf(room, 0, once))).toBe('done');
    expect(await store.commit(room.id, commitOf(room, 0, once))).toBe('repeated');
    expect(await store.commit(room.id, commitOf(room, 1, { batch: someBatch(1, 1), command: 'p:1' }))).toBe('repeated');
    expect(await store.readTable(room.id)).toMatchObject({ revision: 1, length: 1 });
    expect(await store.knows(room.id, 'p:1')).toBe(true);
    // The same id at another table is another command.
    expect(await store.knows(other.id, 'p:1')).toBe(false);
    expect(await store.commit(other.id, commitOf(other, 0, once))).toBe('done');
  });

  test('remembers answers that closed their question for a while, other commands forever', async () => {
    const stores = await open();
    const [room, other] = [someRoom(), someRoom()];
    for (const each of [room, other]) await stores[0].createTable(each);
    const knows = (command: string, { id } = room) => at(stores, 1).knows(id, command);
    expect(await stores[0].commit(room.id, commitOf(room, 0, { command: 'p:1' }))).toBe('done');
    const answered = (first: number, revision: number, answer: string, count = 1) =>
      at(stores, revision).commit(room.id, commitOf(room, revision, { batch: someBatch(first, count), answer }));
    expect(await answered(0, 1, 'p:2')).toBe('done');
    expect(await answered(0, 1, 'p:2')).toBe('repeated');
    expect(await answered(0, 1, 'p:3')).toBe('conflict');
    expect([await knows('p:1'), await knows('p:2'), await knows('p:3')]).toEqual([true, true, false]);
    expect(await knows('p:2', other)).toBe(false);
    expect(await answered(1, 2, 'p:4', 999)).toBe('done');
    expect(await knows('p:2')).toBe(true);
    expect(await answered(1000, 3, 'p:5')).toBe('done');
    expect([await knows('p:1'), await knows('p:2'), await knows('p:4')]).toEqual([true, false, true]);
  });

  test('creates a follow-up table atomically with the commit that names it', async () => {
    const [store] = await open();
    const [room, next] = [someRoom(), someRoom()];
    await store.createTable(room);
    expect(await store.commit(room.id, commitOf({ ...room, rematch: next.id }, 1, { creates: next }))).toBe('conflict');
    expect(await store.readTable(next.id)).toBeUndefined();
    expect(await store.commit(room.id, commitOf({ ...room, rematch: next.id }, 0, { creates: next }))).toBe('done');
    expect((await store.readTable(next.id))?.room).toEqual(next);
    expect(await store.tablesOf(next.host.id, 9)).toHaveLength(1);
  });

  test('rolls back a commit when one part of it fails', async () => {
    const [store] = await open('empty');
    const room = someRoom();
    await store.createTable(room);
    await store.commit(room.id, commitOf(room, 0, { chat: said(1), batch: someBatch(0, 2) }));
    // The number of the chat line exists already; it is written last.
    const broken = commitOf({ ...room, title: 'Half' }, 1, {
      ...{ batch: someBatch(2, 1), chat: said(1), command: 'p:2', sitters: [], wakeAt: 1 },
    });
    await expect(store.commit(room.id, broken)).rejects.toThrow();
    expect(await store.readTable(room.id)).toMatchObject({ room, revision: 1, length: 2, chain: 'chain 2' });
    expect(await store.readBatches(room.id, 0)).toHaveLength(1);
    expect(await store.tablesOf(room.host.id, 9)).toHaveLength(1);
    expect(await store.claimDue(9, 10, 9)).toEqual([]);
    expect(await store.commit(room.id, commitOf(room, 1, { command: 'p:2' }))).toBe('done');
  });

  test('accepts only one of many commits on the same revision', async () => {
    const stores = await open();
    const room = someRoom();
    await stores[0].createTable(room);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        at(stores, index).commit(room.id, commitOf(room, 0, { batch: someBatch(0, 1), command: `p:${index}` })),
      ),
    );
    expect(outcomes.filter(each => each === 'done')).toHaveLength(1);
    expect(outcomes.filter(each => each === 'conflict')).toHaveLength(19);
    expect(await stores[0].readTable(room.id)).toMatchObject({ revision: 1, length: 1 });
  });

  test('applies only one of many copies of a command', async () => {
    const stores = await open();
    const room = someRoom();
    await stores[0].createTable(room);
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, (_, index) => at(stores, index).commit(room.id, commitOf(room, 0, { command: 'p:1' }))),
    );
    expect(outcomes.toSorted()).toEqual(['done', ...Array(8).fill('repeated')]);
  });

  test('reads batches from the one that contains an entry', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const batches = [someBatch(0, 3), someBatch(3, 1), someBatch(4, 5)];
    for (const [revision, batch] of batches.entries()) await store.commit(room.id, commitOf(room, revision, { batch }));
    const firsts = async (from: number) => (await store.readBatches(room.id, from)).map(each => each.first);
    expect(await Promise.all([0, 1, 2, 3, 4, 8, 9, 99].map(firsts))).toEqual([
      [0, 3, 4],
      [0, 3, 4],
      [0, 3, 4],
      [3, 4],
      [4],
      [4],
      [4],
      [4],
    ]);
    expect(await store.readBatches(room.id, 0)).toEqual(batches);
  });

  test('stores a game that begins with events but without an entry, and the first entry later', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const start = someBatch(0, 0, { events: [0, 1].map(number => ({ type: 'told', data: { number } })) });
    await store.commit(room.id, commitOf(room, 0, { batch: start }));
    const first = someBatch(0, 2, { eventsKept: 2 });
    expect(await store.commit(room.id, commitOf(room, 1, { batch: first }))).toBe('done');
    expect(await store.readTable(room.id)).toMatchObject({ revision: 2, length: 2, chain: 'chain 2' });
    expect(await store.readBatches(room.id, 0)).toEqual([
      { ...first, eventsKept: 0, events: [...start.events, ...first.events] },
    ]);
  });

  test('stores a snapshot, unless the table has a newer revision, and reads a game from shortly before it', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    for (const revision of [0, 1, 2, 3])
      await store.commit(room.id, commitOf(room, revision, { batch: someBatch(revision * 10, 10) }));
    const game = async (before: number) => {
      const { snapshot, batches } = await store.readGame(room.id, before);
      return [snapshot?.at, ...batches.map(each => each.first)];
    };
    await store.saveSnapshot(room.id, 3, snapshotAt(35));
    expect(await game(5)).toEqual([undefined, 0, 10, 20, 30]);
    await store.saveSnapshot(room.id, 4, snapshotAt(25));
    await store.saveSnapshot(room.id, 4, snapshotAt(35));
    expect((await store.readGame(room.id, 0)).snapshot).toEqual(snapshotAt(35));
    expect(await game(0)).toEqual([35, 30]);
    expect(await game(5)).toEqual([35, 30]);
    expect(await game(6)).toEqual([35, 20, 30]);
    expect(await game(999)).toEqual([35, 0, 10, 20, 30]);
    await store.saveSnapshot(newId(), 0, snapshotAt(1));
  });

  test('deletes only snapshots that an undo takes back', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    await store.commit(room.id, commitOf(room, 0, { batch: someBatch(0, 20) }));
    await store.saveSnapshot(room.id, 1, snapshotAt(10));
    await store.commit(room.id, commitOf(room, 1, { batch: undoBatch(20, 10) }));
    expect((await store.readGame(room.id, 0)).snapshot?.at).toBe(10);
    await store.commit(room.id, commitOf(room, 2, { batch: undoBatch(21, 9) }));
    expect(await store.readGame(room.id, 0)).toMatchObject({ snapshot: undefined, batches: [{}, {}, {}] });
  });

  test('stores a snapshot with a change, if the change succeeds', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    await store.commit(room.id, commitOf(room, 0, { batch: someBatch(0, 20), snapshot: snapshotAt(15) }));
    expect((await store.readGame(room.id, 0)).snapshot).toEqual(snapshotAt(15));
    const late = commitOf(room, 0, { batch: someBatch(20, 20), snapshot: snapshotAt(35) });
    expect(await store.commit(room.id, late)).toBe('conflict');
    expect((await store.readGame(room.id, 0)).snapshot).toEqual(snapshotAt(15));
    await store.commit(room.id, commitOf(room, 1, { batch: undoBatch(20, 9), snapshot: snapshotAt(8) }));
    expect((await store.readGame(room.id, 0)).snapshot).toEqual(snapshotAt(8));
  });

  test('stores states in order, replaces one at the same position, and deletes those that an undo takes back', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    const ats = async () => (await store.readStates(room.id)).map(({ at, rulesVersion }) => [at, rulesVersion]);
    const states = [keptAt(15), keptAt(5)];
    await store.commit(room.id, commitOf(room, 0, { batch: someBatch(0, 20), snapshot: snapshotAt(10), states }));
    expect((await store.readGame(room.id, 0)).isKept).toBe(false);
    await store.saveSnapshot(room.id, 1, snapshotAt(18), keptAt(18));
    expect((await store.readGame(room.id, 0)).isKept).toBe(true);
    await store.commit(room.id, commitOf(room, 1, { states: [{ ...keptAt(5), epoch: 7 }, keptAt(15, 2)] }));
    expect(await ats()).toEqual([
      [5, 1],
      [15, 1],
      [15, 2],
      [18, 1],
    ]);
    expect((await store.readStates(room.id))[0]!.epoch).toBe(7);
    await store.commit(room.id, commitOf(room, 2, { batch: undoBatch(20, 14) }));
    expect(await ats()).toEqual([[5, 1]]);
  });

  test('stores chat in order and reads it from a number on', async () => {
    const [store] = await open();
    const room = someRoom();
    await store.createTable(room);
    for (const revision of [0, 1, 2])
      await store.commit(room.id, commitOf(room, revision, { chat: said(revision + 1) }));
    expect((await store.readChat(room.id, 2)).map(each => each.number)).toEqual([2, 3]);
    await expect(store.commit(room.id, commitOf(room, 3, { chat: said(3) }))).rejects.toThrow();
  });

  test('imports a whole table, or nothing of it', async () => {
    const [store] = await open('empty');
    const room = someRoom();
    const record = { room, revision: 7, length: 5, chain: 'chain 5', seed, fairness };
    const [batches, chat] = [
      [someBatch(0, 3), someBatch(3, 2)],
      [said(1), said(2)],
    ];
    await expect(store.importTable(record, batches, [said(1), said(1)])).rejects.toThrow();
    expect(await store.readTable(room.id)).toBeUndefined();
    await store.importTable(record, batches, chat, { states: [keptAt(2)], snapshot: snapshotAt(2) });
    expect(await store.readStates(room.id)).toEqual([keptAt(2)]);
    expect(await store.readGame(room.id, 0)).toMatchObject({ snapshot: { at: 2 }, isKept: true });
    expect(await store.readTable(room.id)).toEqual(record);
    expect(await store.readBatches(room.id, 0)).toEqual(batches);
    expect(await store.readChat(room.id, 0)).toEqual(chat);
    expect((await store.tablesOf(room.host.id, 9)).map(each => each.room)).toEqual([room]);
    expect(await store.commit(room.id, commitOf(room, 7, { batch: someBatch(5, 1) }))).toBe('done');
  });

  test("lists a person's tables, newest first, until they leave", async () => {
    const [store] = await open('empty');
    const [ann, bob] = [newId(), newId()];
    const rooms = [someRoom(ann), someRoom(ann), someRoom(newId())];
    for (const room of rooms) await store.createTable(room);
    const mine = async (person: string, limit = 9) => (await store.tablesOf(person, limit)).map(each => each.room.id);
    const joined = { ...rooms[0]!, title: 'With Bob' };
    await new Promise(resolve => setTimeout(resolve, 2)); // `updated` counts milliseconds
    await store.commit(joined.id, commitOf(joined, 0, { sitters: [ann, bob] }));
    expect(await mine(ann)).toEqual([joined.id, rooms[1]!.id]);
    expect(await mine(ann, 1)).toEqual([joined.id]);
    expect(await mine(bob)).toEqual([joined.id]);
    expect(await mine(newId())).toEqual([]);
    await store.commit(joined.id, commitOf(joined, 1));
    expect(await mine(bob)).toEqual([joined.id]);
    await store.commit(joined.id, commitOf(joined, 2, { sitters: [ann] }));
    expect(await mine(bob)).toEqual([]);
    expect(await store.tableIds()).toEqual(rooms.map(each => each.id).toSorted());
  });

  test('lists open tables that somebody could join or watch', async () => {
    const [store] = await open('empty');
    const [open1, hidden, over] = [someRoom(newId(), true), someRoom(), someRoom(newId(), true)];
    for (const room of [open1, hidden, over]) await store.createTable(room);
    await store.commit(over.id, commitOf({ ...over, status: 'over' }, 0));
    expect((await store.openTables(9)).map(each => each.room.id)).toEqual([open1.id]);
    expect((await store.openTables(9))[0]!.updated).toBeGreaterThan(1_700_000_000_000);
    expect(await store.openTables(0)).toEqual([]);
  });

  test('gives each due table to one of many claimers, until the claim runs out', async () => {
    const stores = await open('empty');
    const rooms = Array.from({ length: 12 }, () => someRoom());
    for (const [index, room] of rooms.entries()) {
      await stores[0].createTable(room);
      await stores[0].commit(room.id, commitOf(room, 0, { wakeAt: index < 10 ? 100 + index : null }));
    }
    expect(await stores[0].claimDue(99, 200, 9)).toEqual([]);
    expect(await stores[0].claimDue(100, 200, 9)).toEqual([rooms[0]!.id]);
    const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => at(stores, index).claimDue(150, 200, 2)));
    const rest = await stores[0].claimDue(150, 200, 99);
    const claimed = [...claims.flat(), ...rest];
    expect(claims.every(each => each.length <= 2)).toBe(true);
    expect(claimed.toSorted()).toEqual(
      rooms
        .slice(1, 10)
        .map(each => each.id)
        .toSorted(),
    );
    expect((await stores[0].claimDue(200, 300, 99)).toSorted()).toEqual(
      rooms
        .slice(0, 10)
        .map(each => each.id)
        .toSorted(),
    );
    // A claim does not change the revision, so it does not conflict with a commit.
    expect(await stores[0].readTable(rooms[0]!.id)).toMatchObject({ revision: 1 });
  });
});

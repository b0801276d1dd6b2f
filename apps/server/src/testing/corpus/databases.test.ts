import { basename } from 'node:path';
import { findGame } from '@orrery/catalogue';
import type { LiveGame } from '@orrery/host';
import { undoRequest } from '@orrery/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { loadGame } from '../../tables/stored/stored-game.ts';
import { checkTable } from '../../transfer/check.ts';
import { allDatabases, readStored, type StoredTable } from './files.ts';
import { type Kind, someRestored } from './restored.ts';

const stored = allDatabases().flatMap(folder =>
  (['sqlite', 'postgres'] as const).map(kind => ({ name: `${kind} of ${basename(folder)}`, folder, kind })),
);

/** A stored database, restored for one test. */
async function restored(folder: string, kind: Kind): Promise<Store> {
  const store = await openStore(await someRestored(folder, kind));
  onTestFinished(() => store.close());
  return store;
}

const isOfToday = ({ game, rulesVersion }: StoredTable): boolean => rulesVersion === findGame(game)!.game.rulesVersion;

/** The game of a table; none if it has not begun. */
async function gameOf(store: Store, { id, title }: StoredTable): Promise<LiveGame | undefined> {
  const loaded = await loadGame(store, (await store.readTable(id))!);
  if (!loaded.ok) throw new Error(`${title}: ${loaded.message}`);
  return loaded.value?.game;
}

test('there are databases', () => {
  expect(stored).not.toEqual([]);
});

describe.each(stored)('$name', ({ folder, kind }) => {
  const people = readStored(folder).people[kind];
  const tables = readStored(folder).tables[kind];
  const titled = (title: string): StoredTable => tables.find(each => each.title === title)!;

  test('everybody and every table is there, as a server left them', async () => {
    const store = await restored(folder, kind);
    for (const { id, name } of people) expect((await store.people.read(id))?.name).toBe(name);
    expect([...(await store.tableIds())].sort()).toEqual(tables.map(({ id }) => id).sort());
    for (const table of tables) {
      const { room, length } = (await store.readTable(table.id))!;
      const { id, title, game, rulesVersion, status, chats } = room;
      expect({ id, title, game, rulesVersion, status, length, chats }).toEqual(table);
      const seats = room.seats.filter(({ person, bot }) => person !== null || bot !== null);
      if (status === 'playing') expect(seats, title).toHaveLength(room.seats.length);
      expect((await store.readChat(id, 1)).length, title).toBe(chats);
    }
  });

  test('the games of the current rules are whole', async () => {
    const store = await restored(folder, kind);
    for (const table of tables.filter(isOfToday)) {
      const { id, title, status } = table;
      const record = (await store.readTable(id))!;
      const [batches, chat, privates, states] = await Promise.all([
        store.readBatches(id, 0),
        store.readChat(id, 1),
        store.readPrivate(id, 1),
        store.readStates(id),
      ]);
      expect(checkTable({ record, batches, chat, privates, states }), title).toMatchObject({ ok: true });
      expect((await gameOf(store, table))?.over, title).toBe(status === 'gathering' ? undefined : status === 'over');
    }
  });

  test('the promised situations are there', async () => {
    const store = await restored(folder, kind);
    const snapshotOf = async (title: string) => (await store.readGame(titled(title).id, 0)).snapshot;
    const statuses = new Set(tables.map(({ game, status }) => `${game} ${status}`));
    for (const each of ['twilight-imperium playing', 'eminent-domain playing', 'eminent-domain over'])
      expect(statuses).toContain(each);
    expect(titled('Gathering').status).toBe('gathering');
    expect(titled('Running, with chat').chats).toBe(3);
    expect((await store.readTable(titled('Paused').id))!.room.paused).toBe(true);
    for (const title of ['In a space combat', 'In a ground combat', 'In a vote', 'With an answer ahead of turn'])
      expect(await snapshotOf(title), title).toBeDefined();
    expect(await snapshotOf('Following, ahead of turn')).toBeUndefined();
  });

  test('games of the current rules stand where their titles say', async () => {
    const store = await restored(folder, kind);
    const stands: Readonly<Record<string, (game: LiveGame) => boolean>> = {
      'In a space combat': ({ state }) => (state as { combat?: { kind: string } }).combat?.kind === 'space',
      'In a ground combat': ({ state }) => (state as { combat?: { kind: string } }).combat?.kind === 'ground',
      'In a vote': game => game.asks().some(ask => ask.kind === 'vote'),
      'With an answer ahead of turn': ({ state }) => state.core.ahead.length > 0,
      'With an undo asked for': game => undoRequest(game) !== undefined,
    };
    for (const [title, isSo] of Object.entries(stands))
      if (isOfToday(titled(title))) expect(isSo((await gameOf(store, titled(title)))!), title).toBe(true);
  });
});

import { findGame } from '@orrery/catalogue';
import { simplestAnswer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { TableRecord } from '../store/store.ts';
import { memoryTable } from '../testing/memory-table.ts';
import { loadTable } from './load-table.ts';
import { RELEASE } from './set-aside.ts';
import type { MigrationReport } from './stored/rules-migration.ts';
import { batchSince } from './stored/stored-game.ts';

/** The table loaded, as a process has it in memory. */
async function scene() {
  const memory = memoryTable();
  const reports: MigrationReport[] = [];
  const load = () =>
    loadTable({ store: memory.store, now: () => 5_000, migrated: report => void reports.push(report) }, 'a');
  const loaded = await load();
  if (!loaded.ok) throw new Error(loaded.message);
  memory.reads.length = 0;
  const set = (change: (record: TableRecord) => Partial<TableRecord>) => {
    memory.state.record = { ...memory.state.record!, ...change(memory.state.record!) };
  };
  return { ...memory, table: loaded.value, load, reports, set };
}

test('a table that equals the stored one is not reloaded', async () => {
  const { table, reads, state } = await scene();
  expect([table.isStale, table.isOutOfStep, table.hasNewerRules]).toEqual([false, false, false]);
  expect([await table.reload(), reads]).toEqual(['unchanged', []]);
  state.record = undefined;
  expect(await table.reload()).toBe('unchanged'); // tables are never deleted, so this is a temporary failure
});

test('the game applies what another process has written, without a reload', async () => {
  const { table, reads, elsewhere, chat, set, state } = await scene();
  const { game, room: previous } = table;
  const [length, events] = [game!.length, game!.events.length];
  await elsewhere();
  chat.push(...[1, 2].map(number => ({ number, at: 0, person: 'p', name: 'P', seat: null, text: 'hi' })));
  set(({ room }) => ({ room: { ...room, chats: 1 } })); // the second line was written after that
  reads.length = 0;
  expect(await table.reload()).toEqual({ previous, eventsKept: events, chat: [chat[0]], privates: [] });
  expect(reads).toEqual([`batches ${length}`]);
  expect([table.game === game, table.game!.length, table.record]).toEqual([true, state.record!.length, state.record]);
  expect(table.isStale).toBe(false);
  await elsewhere('undo');
  expect(await table.reload()).toMatchObject({ eventsKept: events });
  expect(table.game).toBe(game);
});

test('a change of only the room does not touch the game', async () => {
  const { table, set, reads } = await scene();
  set(({ room, revision }) => ({ revision: revision + 1, room: { ...room, paused: true } }));
  expect(await table.reload()).toMatchObject({ eventsKept: undefined, chat: [] });
  expect([table.room.paused, reads]).toEqual([true, []]);
});

test('a stale game is loaded again, and once it is ahead of its record it stays stale', async () => {
  const { table, elsewhere, reads, batches, set } = await scene();
  const { game } = table;
  table.markStale();
  expect([table.isStale, table.isOutOfStep]).toEqual([true, true]);
  await table.reload();
  expect([table.isStale, table.game === game, reads]).toEqual([false, false, ['game']]);
  const { length, revision } = table.record;
  await elsewhere();
  set(() => ({ length, revision: revision + 1 })); // the record was read just before the batch was written
  table.markStale();
  await table.reload();
  expect([table.isStale, table.game!.length > length, batches.length]).toEqual([true, true, 2]);
});

test('if a batch is missing, the game is reloaded', async () => {
  const { table, elsewhere, reads, batches, set } = await scene();
  const { game } = table;
  await elsewhere();
  await elsewhere();
  const [, second] = batches.splice(1, 2);
  reads.length = 0;
  batches.push({ ...second!, first: game!.length });
  set(record => ({ length: record.length }));
  await expect(table.reload()).rejects.toThrow(); // the log is damaged, which loading detects
  expect(reads.at(-1)).toBe('game');
});

test('with another lag of served time the clocks are reloaded', async () => {
  const { table, state, set } = await scene();
  set(({ room }) => ({ room: { ...room, pausedAt: 1_000 } }));
  state.lagMs = 300;
  expect(table.isOutOfStep).toBe(true);
  expect(await table.reload()).toMatchObject({ eventsKept: undefined });
  expect(table.isOutOfStep).toBe(false);
  state.lagMs = 500;
  expect(await table.reload()).toMatchObject({ previous: { pausedAt: 1_200 } });
});

test('a table that was set aside has no game; one of newer rules is dropped', async () => {
  const stuck = { rulesVersion: 1, why: 'A loop.', releases: [RELEASE] };
  const aside = await scene();
  aside.table.markStale();
  aside.set(({ room, revision }) => ({ revision: revision + 1, room: { ...room, stuck } }));
  expect(await aside.table.reload()).toMatchObject({ chat: [] });
  expect([aside.table.game, aside.table.isStale]).toEqual([undefined, false]);
  const again = await aside.load();
  expect(again.ok && again.value.game).toBeUndefined();

  const newer = await scene();
  newer.set(({ room, revision }) => ({ revision: revision + 1, room: { ...room, rulesVersion: 1e6 } }));
  expect(await newer.table.reload()).toBe('newer rules');
  expect([newer.table.hasNewerRules, newer.table.game, newer.table.isStale]).toEqual([true, undefined, false]);
  expect(await newer.load()).toMatchObject({ code: 'table/newer-rules' });
});

test('a stored change becomes the record', async () => {
  const { table, state } = await scene();
  const game = table.game!;
  const { record } = table;
  const { length } = game;
  const ask = game.firstAsk()!;
  const before = { count: game.eventsStart + game.events.length, events: [] };
  game.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
  const batch = batchSince(game, length, before, record.chain, 1);
  table.markStale();
  const room = { ...table.room, paused: true };
  table.apply({ room, game, commit: { batch }, reply: { n: 1 } });
  expect(table.record).toEqual({ ...record, room, revision: 2, length: game.length, chain: batch.chain });
  expect(table.isStale).toBe(false);
  table.apply({ room, game, commit: {}, reply: { n: 1 } });
  expect(table.record).toMatchObject({
    revision: 3,
    length: game.length,
    chain: batch.chain,
    seed: state.record!.seed,
  });
  const fairness = { commitment: 'c', serverSeed: 's', contributions: [] };
  table.apply({ room, game, commit: { start: { seed: 'new', chain: 'first', fairness } }, reply: { n: 1 } });
  expect(table.record).toMatchObject({ seed: 'new', chain: 'first', fairness });
});

test('a snapshot is stored unless the store has it, as a patch of the one before', async () => {
  const { table, snapshots } = await scene();
  const first = table.game!.snapshots[0]!;
  const [later, next] = [50, 99].map(more => ({ ...first, at: first.at + more })) as [typeof first, typeof first];
  expect(table.snapshotDue(undefined)).toBeUndefined();
  expect(table.snapshotDue(first)).toBeUndefined();
  expect(table.snapshotDue(later)!.states[0]).toHaveProperty('state'); // the one before is not kept for history
  await table.saveSnapshot();
  const count = snapshots.length;
  await table.saveSnapshot();
  expect(snapshots).toHaveLength(count); // it is there
  table.snapshotIsStored(later);
  expect(table.snapshotDue(later)).toBeUndefined();
  expect(table.snapshotDue(next)!.states[0]).toHaveProperty('patch');
  expect(table.snapshotDue(first)!.states[0]).toHaveProperty('state'); // an undo happened in between
  table.markStale();
  await table.saveSnapshot();
  expect(snapshots).toHaveLength(count);
});

test('a table that another release set aside continues, with restarted clocks', async () => {
  const { load, set, commits, state } = await scene();
  set(({ room }) => ({ room: { ...room, stuck: { rulesVersion: 1, why: 'A loop.', releases: ['0.0.0'] } } }));
  const freed = await load();
  expect(freed.ok && freed.value.game).toBeDefined();
  expect([commits.length, state.record!.room.stuck]).toEqual([1, undefined]);
});

test('a game of older rules is migrated, or marked as stuck once', async () => {
  const { load, set, commits, reports } = await scene();
  const { rulesVersion } = findGame('eminent-domain')!.game;
  set(({ room }) => ({ room: { ...room, rulesVersion: rulesVersion - 1 } }));
  const loaded = await load();
  expect(loaded.ok).toBe(true);
  expect(reports).toMatchObject([{ from: rulesVersion - 1 }]);
  expect(commits.length).toBeGreaterThan(0);
  const again = await load();
  expect([again.ok, reports.length]).toEqual([true, 1]);
});

test('loading fails if the table changes all the time', async () => {
  const { load, set, store } = await scene();
  set(({ room }) => ({ room: { ...room, stuck: { rulesVersion: 1, why: 'A loop.', releases: ['0.0.0'] } } }));
  let tries = 0;
  store.commit = async () => {
    tries++;
    return 'conflict';
  };
  expect(await load()).toMatchObject({ code: 'request/failed' });
  expect(tries).toBe(5);
});

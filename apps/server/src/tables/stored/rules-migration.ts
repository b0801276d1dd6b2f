import { findGame } from '@orrery/catalogue';
import { keepState, type LiveGame } from '@orrery/host';
import { type Json, migrateOptions, moveGame } from '@orrery/kernel';
import { granted, type Result } from '../../common/refusal.ts';
import { working } from '../../common/watchdog.ts';
import { waitFor, wakeAt } from '../../rooms/clocks.ts';
import { copyRoom, initialRules, type Room } from '../../rooms/room.ts';
import type { Commit, Store, TableRecord } from '../../store/store.ts';
import { batchSince, REACH, settings, unpack } from './stored-game.ts';

/** How a table's rules compare to those of this server. */
export function rulesAge({ room, seed }: TableRecord): 'older' | 'current' | 'newer' {
  const here = findGame(room.game)?.game.rulesVersion ?? room.rulesVersion;
  if (seed === null || room.rulesVersion === here) return 'current';
  return room.rulesVersion < here ? 'older' : 'newer';
}

/** A table migrated to the rules of this server, not stored yet. */
export interface MigratedTable {
  readonly game: LiveGame;
  readonly commit: Commit;
  /** How many decisions were replayed, and how many were undone. */
  readonly again: number;
  readonly undone: number;
}

/** Migrates a table to the rules of this server. Nothing is stored. */
export async function migrateTable(
  store: Pick<Store, 'readGame'>,
  record: TableRecord,
  now: number,
): Promise<Result<MigratedTable>> {
  const { room, revision, seed, chain } = record;
  const { game } = findGame(room.game)!;
  const { snapshot, batches } = await store.readGame(room.id, REACH);
  const { entries: log, logStart, events, eventsStart } = unpack(batches);
  const { rulesVersion } = room;
  const from = { rulesVersion, snapshot, log, logStart, events, eventsStart };
  const moved = working(room.id, 'move', () => moveGame(game, { ...settings(room, seed!), ...from }));
  if (!moved.ok) return moved;
  const { table, length, snapshot: migrated } = moved.value;
  const before = { count: eventsStart + events.length, events };
  const batch = batchSince(table, length, before, chain, now);
  const after = movedRoom(room, table, now);
  const isDecision = (each: (typeof log)[number]) => each.t === 'answer' && !each.auto;
  const since = log.slice(migrated.at - logStart).filter(isDecision).length;
  const change = batch.entries.find(entry => entry.t === 'rules');
  const undone = change?.undone.reduce((sum, count) => sum + count, 0) ?? 0;
  return granted({
    game: table,
    commit: {
      ...{ revision, room: after, wakeAt: wakeAt(after, now), batch, snapshot: migrated },
      ...(snapshot ? { states: [keepState(snapshot, rulesVersion)] } : {}),
    },
    ...{ again: since - undone, undone },
  });
}

/** A room whose game continues under the rules of this server. */
function movedRoom(before: Room, game: LiveGame, now: number): Room {
  const { stuck, ...room } = copyRoom(before);
  const { rulesVersion } = game.game;
  const after: Room = { ...room, begun: initialRules(before), rulesVersion, options: game.options as Json };
  if (stuck) for (const seat of after.seats) if (seat.waitingSince !== null) seat.waitingSince = now;
  waitFor(after, game.waiting(), now);
  if (game.over && after.status === 'playing') Object.assign(after, { status: 'over', ended: now, pauseAsked: [] });
  return after;
}

/** Options chosen for a table before a release, in the form of the rules that its game will follow. */
export function currentOptions({ game: id, rulesVersion, options }: Room): Json {
  const migrated = migrateOptions(findGame(id)!.game, rulesVersion, options);
  return migrated.ok ? (migrated.value as Json) : options;
}

/** The commit that marks a table as stuck: clocks stop, and people see why. Undefined if it is marked already. */
export function stuckCommit({ room, revision }: TableRecord, why: string): Commit | undefined {
  const { rulesVersion } = findGame(room.game)!.game;
  if (room.stuck?.rulesVersion === rulesVersion && room.stuck.why === why) return undefined;
  return { revision, room: { ...copyRoom(room), stuck: { ...room.stuck, rulesVersion, why } }, wakeAt: null };
}

/** The result of a migration: how many decisions were undone, or why it failed. */
export interface MigrationReport {
  readonly table: string;
  readonly from: number;
  readonly undone?: number;
  readonly why?: string;
}

import { findGame } from '@orrery/catalogue';
import { type KeptState, type LiveGame, statesIn } from '@orrery/host';
import {
  beginning,
  commitment,
  type Entry,
  firstLink,
  type Game,
  type GameEvent,
  hashOf,
  type Json,
  type KernelState,
  link,
  migrateSnapshot,
  type RulesEntry,
  rulesEntries,
  SAVE_FORMAT,
  type Save,
  type Seat,
  type Seed,
  type Snapshot,
  Table,
  undoable,
  undoRequest,
} from '@orrery/kernel';
import type { GameCommand } from '@orrery/protocol';
import { digest } from '../../common/ids.ts';
import { granted, type Result, refused } from '../../common/refusal.ts';
import { working } from '../../common/watchdog.ts';
import { initialRules, type Room } from '../../rooms/room.ts';
import type { Batch, Store, TableRecord } from '../../store/store.ts';

/** How many entries before the newest snapshot are kept in memory, for undo. */
export const REACH = 100;

/** Decisions between snapshots in memory: an undo replays at most this many. */
const KEEP_EVERY = 50;

export const settings = (room: Room, seed: Seed) => ({
  seats: room.seats.length,
  options: room.options,
  seed,
  snapshotEvery: KEEP_EVERY,
});

/** A new game on a table that is ready for it, and the first link of its chain. */
export function begin(room: Room, seed: Seed): Result<{ game: LiveGame; chain: string }> {
  const offer = findGame(room.game);
  if (!offer) return refused('request/unknown', 'There is no such game.');
  return granted({ game: new Table(offer.game, settings(room, seed)), chain: firstChain(room, seed) });
}

/** The first link of a game's hash chain. */
export const firstChain = (room: Room, seed: Seed): string =>
  firstLink({ game: room.game, ...initialRules(room), seats: room.seats.length, commitment: commitment(seed) });

/** A game from the store. */
export interface LoadedGame {
  readonly game: LiveGame;
  /** Whether the snapshot it was loaded from is also the newest state stored for the history. */
  readonly isKept: boolean;
}

/** Loads the game of a table: the whole log, or from shortly before its newest snapshot on. */
export async function loadGame(
  store: Store,
  { room, seed }: TableRecord,
  how: 'whole' | 'short' = 'short',
): Promise<Result<LoadedGame | undefined>> {
  if (seed === null) return granted(undefined);
  const offer = findGame(room.game);
  if (offer?.game.rulesVersion !== room.rulesVersion)
    return refused('save/rules-version', 'This game follows other rules than those of this server.');
  const { game } = offer;
  const stored =
    how === 'short'
      ? await store.readGame(room.id, REACH)
      : { snapshot: undefined, batches: await store.readBatches(room.id, 0), isKept: false };
  const { entries, logStart, events, eventsStart } = unpack(stored.batches);
  const start = stored.snapshot ? granted(stored.snapshot) : await wholeFrom(store, room, game, entries);
  if (!start.ok) return start;
  const from = { snapshot: start.value, log: entries, logStart, events, eventsStart };
  const table = working(room.id, 'load', () => new Table(game, { ...settings(room, seed), from }));
  // At a change of rules the state of the older rules is stored whole: a diff between migrated and old states is impossible.
  const isMigrated = rulesEntries(entries).some(({ at }) => at === stored.snapshot?.at);
  return granted({ game: table, isKept: stored.isKept && !isMigrated });
}

/** The state to replay a whole log from: the beginning, or the last change of rules. */
async function wholeFrom(
  store: Store,
  room: Room,
  game: Game,
  entries: readonly Entry[],
): Promise<Result<Snapshot<KernelState>>> {
  const change = rulesEntries(entries).at(-1);
  if (!change || change.before === null) return granted(beginning(game, room.seats.length, room.options));
  const before = earlierIn([change], await store.readStates(room.id))[0];
  return before
    ? migrateSnapshot(game, change.from, before)
    : refused('save/snapshot', 'The state from before the change of rules is missing.');
}

/** The states from just before each change of rules. */
export const earlierIn = (
  changes: readonly RulesEntry[],
  states: readonly KeptState[],
): (Snapshot<KernelState> | null)[] => {
  const old = statesIn(states);
  return changes.map(
    ({ from, at }) =>
      old.find(({ rulesVersion, snapshot }) => rulesVersion === from && snapshot.at === at)?.snapshot ?? null,
  );
};

/** The whole game as a save file, with the hash chain that shows edits. Nothing is replayed. */
export function saveFrom(
  { room, seed, chain, fairness }: TableRecord,
  batches: readonly Batch[],
  states: readonly KeptState[],
  stored: Snapshot<KernelState> | undefined,
): Result<Save> {
  if (seed === null) return refused('table/not-started', 'The game has not begun.');
  const { entries, events } = unpack(batches);
  const game = findGame(room.game)?.game;
  const isCurrent = game?.rulesVersion === room.rulesVersion;
  const snapshot = stored ?? (isCurrent ? beginning(game, room.seats.length, room.options) : undefined);
  if (!snapshot) return refused('save/snapshot', 'No state of this game was ever stored.');
  return granted({
    ...{ format: SAVE_FORMAT, game: room.game, ...initialRules(room), seats: room.seats.length },
    ...{ commitment: commitment(seed), seed, entries, chain, events },
    ...{ snapshot, snapshotHash: hashOf(snapshot) },
    earlier: earlierIn(rulesEntries(entries), states),
    states: states as unknown as Json,
    ...(fairness && { fairness }),
  });
}

/** Entries and events of some batches, one after another. */
export function unpack(batches: readonly Batch[]): {
  entries: Entry[];
  logStart: number;
  events: GameEvent[];
  eventsStart: number;
} {
  const events: GameEvent[] = [];
  let eventsStart = batches[0]?.eventsKept ?? 0;
  for (const batch of batches) {
    if (batch.eventsKept < eventsStart) eventsStart = batch.eventsKept;
    events.length = batch.eventsKept - eventsStart;
    for (const event of batch.events) events.push(event);
  }
  return { entries: batches.flatMap(batch => batch.entries), logStart: batches[0]?.first ?? 0, events, eventsStart };
}

/** The batch of the entries and events that the game wrote since. */
export function batchSince(
  game: LiveGame,
  length: number,
  before: { readonly count: number; readonly events: readonly GameEvent[] },
  chain: string,
  at: number,
): Batch {
  const entries = game.log.slice(length - game.logStart);
  const eventsKept = entries.some(({ t }) => t === 'undo' || t === 'rules') ? stillTrue(game, before) : before.count;
  return {
    first: length,
    entries,
    eventsKept,
    events: game.events.slice(eventsKept - game.eventsStart),
    chain: entries.reduce((previous, entry) => link(previous, entry, digest), chain),
    at,
  };
}

/** How many events of the game are unchanged by an undo. */
function stillTrue(game: LiveGame, before: { readonly count: number; readonly events: readonly GameEvent[] }): number {
  const start = before.count - before.events.length;
  let kept = Math.max(start, game.eventsStart);
  while (
    kept < before.count &&
    kept - game.eventsStart < game.events.length &&
    JSON.stringify(before.events[kept - start]) === JSON.stringify(game.events[kept - game.eventsStart])
  )
    kept++;
  return kept;
}

/** Whether an undo goes back further than the log in memory. */
export function reachesTooFar(game: LiveGame, seat: Seat, command: GameCommand): boolean {
  const to =
    command.do === 'undo' ? undoable(game, seat)?.to : command.do === 'answer-undo' ? undoRequest(game)?.to : undefined;
  return to !== undefined && !game.reaches(to);
}

import { findGame } from '@orrery/catalogue';
import type { LiveGame } from '@orrery/host';
import {
  beginning,
  commitment,
  type Entry,
  firstLink,
  type GameEvent,
  type KernelState,
  link,
  type Save,
  type Seat,
  type Seed,
  type Snapshot,
  save,
  Table,
  undoable,
  undoRequest,
} from '@orrery/kernel';
import type { GameCommand } from '@orrery/protocol';
import { granted, type Result, refused } from '../refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Batch, Store, TableRecord } from '../store/store.ts';
import { digest } from '../words.ts';

/** How far back before its newest snapshot a game in memory knows its log, for undo. */
export const REACH = 100;

/** Decisions between the states that a game in memory keeps: so many are played again, at most, for an undo. */
const KEEP_EVERY = 50;

const settings = (room: Room, seed: Seed) => ({
  seats: room.seats.length,
  options: room.options,
  seed,
  snapshotEvery: KEEP_EVERY,
});

/** A new game on a table that is ready for it, and the first link of its chain. */
export function begin(room: Room, seed: Seed): Result<{ game: LiveGame; chain: string }> {
  const offer = findGame(room.game);
  if (!offer) return refused('request/unknown', 'There is no such game.');
  const { seats } = room;
  const chain = firstLink({
    game: room.game,
    rulesVersion: offer.game.rulesVersion,
    seats: seats.length,
    options: room.options,
    commitment: commitment(seed),
  });
  return granted({ game: new Table(offer.game, settings(room, seed)), chain });
}

/** The game of a table as the store has it; the whole of it, or from shortly before its newest snapshot on. */
export async function loadGame(
  store: Store,
  { room, seed }: TableRecord,
  how: 'whole' | 'short' = 'short',
): Promise<Result<LiveGame | undefined>> {
  if (seed === null) return granted(undefined);
  const offer = findGame(room.game);
  if (!offer || offer.game.rulesVersion !== room.rulesVersion)
    return refused('save/rules-version', 'This game follows other rules than those here; it can only be exported.');
  const stored =
    how === 'short'
      ? await store.readGame(room.id, REACH)
      : { snapshot: undefined, batches: await store.readBatches(room.id, 0) };
  const snapshot: Snapshot<KernelState> = stored.snapshot ?? beginning(offer.game, room.seats.length, room.options);
  const { entries, logStart, events, eventsStart } = unpack(stored.batches);
  const from = { snapshot, log: entries, logStart, events, eventsStart };
  return granted(new Table(offer.game, { ...settings(room, seed), from }));
}

/** The whole game as a file, which says by itself whether anybody wrote in it. */
export async function saveOf(store: Store, record: TableRecord): Promise<Result<Save>> {
  const game = await loadGame(store, record, 'whole');
  if (!game.ok) return game;
  return game.value ? granted(save(game.value)) : refused('table/not-started', 'The game has not begun.');
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

/** What the game wrote since it had `length` entries and these events. */
export function batchSince(
  game: LiveGame,
  length: number,
  before: { readonly count: number; readonly events: readonly GameEvent[] },
  chain: string,
  at: number,
): Batch {
  const entries = game.log.slice(length - game.logStart);
  const eventsKept = entries.some(entry => entry.t === 'undo') ? stillTrue(game, before) : before.count;
  return {
    first: length,
    entries,
    eventsKept,
    events: game.events.slice(eventsKept - game.eventsStart),
    chain: entries.reduce((previous, entry) => link(previous, entry, digest), chain),
    at,
  };
}

/** How many events an undo left as they were. */
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

/** Whether a command takes the game back further than what is in memory. */
export function reachesTooFar(game: LiveGame, seat: Seat, command: GameCommand): boolean {
  const to =
    command.do === 'undo' ? undoable(game, seat)?.to : command.do === 'answer-undo' ? undoRequest(game)?.to : undefined;
  return to !== undefined && !game.reaches(to);
}

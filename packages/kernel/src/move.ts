import type { Seed } from './chance.ts';
import { RuleCrash } from './crash.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type EarlierRules, isAutomatic, isPrivate, liveEntries, type Snapshot, seatOf } from './history.ts';
import { cannotMove, migrateOptions, migrateSnapshot, migrationsFrom } from './migrate.ts';
import { InvariantError, type Outcome, yes } from './refusals.ts';
import { Table, type TableSettings } from './table.ts';
import type { Entry, GameEvent, KernelState, RulesEntry } from './types.ts';

/** A game as it was stored under older rules. */
export interface StoredGame {
  readonly seats: number;
  readonly seed: Seed;
  /** Its rules version since the last change, and the options in the form of that version. */
  readonly rulesVersion: number;
  readonly options: unknown;
  /** Its newest stored safe point; undefined if none was stored yet. */
  readonly snapshot: Snapshot<KernelState> | undefined;
  readonly log: readonly Entry[];
  readonly logStart?: number;
  readonly events: readonly GameEvent[];
  readonly eventsStart?: number;
  readonly earlier?: EarlierRules;
  readonly snapshotEvery?: number;
}

/** A game that continues under the current rules. */
export interface MovedGame<G extends KernelState, V> {
  readonly table: Table<G, V>;
  /** The number of entries before the move; later ones were written by it. */
  readonly length: number;
  /** The migrated safe point that the game was rebuilt from. */
  readonly snapshot: Snapshot<G>;
}

/** The start of every game: after setup, with nothing played. */
export const beginning = <G extends KernelState, O, V>(
  game: Game<G, O, V>,
  seats: number,
  options: O,
): Snapshot<G> => ({
  at: 0,
  epoch: 0,
  state: game.setup(seats, options),
  revealedAt: 0,
  events: 0,
});

/**
 * Moves a game to the current rules. Its newest safe point is migrated, and the decisions since are applied again with the
 * dice that were rolled then. From the first decision that is no longer legal, or leads to other dice, decisions are taken
 * back. A game that cannot be moved is refused and not changed.
 */
export function moveGame<G extends KernelState, V>(
  game: Game<G, unknown, V>,
  stored: StoredGame,
): Outcome<MovedGame<G, V>> {
  const { seats, seed, log, logStart = 0, events, eventsStart, snapshotEvery, rulesVersion: from } = stored;
  const migrations = migrationsFrom(game, from);
  if (!migrations.ok) return migrations;
  const options = migrateOptions(game, from, stored.options);
  if (!options.ok) return options;
  const start = safePointOf(game, stored, options.value);
  if (!start.ok) return start;
  const snapshot = start.value;
  const table = (entries: readonly Entry[], every = snapshotEvery): Outcome<Table<G, V>> =>
    tryTable(game, {
      ...{ seats, seed, options: options.value, snapshotEvery: every ?? 10 },
      from: {
        ...{ snapshot, log: entries, logStart, events },
        ...(eventsStart === undefined ? {} : { eventsStart }),
        earlier: movedOnce(stored),
      },
    });

  const kept =
    snapshot.at +
    putAgain(snapshot.at, log.slice(snapshot.at - logStart), first =>
      table([...log.slice(0, snapshot.at - logStart), ...first], Number.POSITIVE_INFINITY),
    );
  const length = logStart + log.length;
  const lost = liveEntries(log, snapshot.at, snapshot.epoch, logStart).filter(({ index }) => index >= kept);
  const moved = table([
    ...log,
    ...(kept < length ? [{ t: 'undo', seat: null, to: kept } as const] : []),
    {
      t: 'rules',
      ...{ from, to: game.rulesVersion, at: snapshot.at },
      before: stored.snapshot ? hashOf(stored.snapshot.state) : null,
      after: hashOf(snapshot.state),
      changes: migrations.value.flatMap(({ changes }) => changes),
      undone: Array.from({ length: seats }, (_, seat) => lost.filter(each => isDecisionOf(seat, each.entry)).length),
    } satisfies RulesEntry,
  ]);
  if (!moved.ok) return moved;
  for (const { entry } of lost) if (isPrivate(entry)) moved.value.noteAgain(entry);
  return yes({ table: moved.value, length, snapshot });
}

function safePointOf<G extends KernelState, V>(
  game: Game<G, unknown, V>,
  { seats, snapshot, rulesVersion }: StoredGame,
  options: unknown,
): Outcome<Snapshot<G>> {
  if (snapshot) return migrateSnapshot(game, rulesVersion, snapshot);
  const read = game.readOptions(options, seats);
  return read.ok ? yes(beginning(game, seats, read.value)) : cannotMove(read.message);
}

/** The earlier rules, including the change that is being made. */
function movedOnce({ earlier, rulesVersion, options, snapshot }: StoredGame): EarlierRules {
  const first = earlier ?? { rulesVersion, options, snapshots: [] };
  return { ...first, snapshots: [...first.snapshots, snapshot ?? null] };
}

const isDecisionOf = (seat: number, entry: Entry): boolean =>
  entry.t === 'answer' && !entry.auto && seatOf(entry) === seat;

/** Applies entries again after a safe point, decision by decision, as long as they are legal. Returns how many were. */
function putAgain<G extends KernelState, V>(
  start: number,
  entries: readonly Entry[],
  begin: (first: readonly Entry[]) => Outcome<Table<G, V>>,
): number {
  const endOf = (start: number) => {
    const end = entries.findIndex((entry, i) => i >= start && !isAutomatic(entry));
    return end < 0 ? entries.length : end;
  };
  let put = endOf(0); // dice rolled before the first decision
  const begun = begin(entries.slice(0, put));
  if (!begun.ok) return 0;
  const table = begun.value;
  if (table.length !== start + put) return 0;
  while (put < entries.length) {
    const end = endOf(put + 1);
    try {
      table.follow(entries.slice(put, end));
    } catch (error) {
      if (isBroken(error)) return put;
      throw error;
    }
    if (table.length !== start + end) return put; // it leads to more dice than were rolled
    put = end;
  }
  return put;
}

const isBroken = (error: unknown): error is Error => error instanceof RuleCrash || error instanceof InvariantError;

function tryTable<G extends KernelState, V>(
  game: Game<G, unknown, V>,
  settings: TableSettings<G>,
): Outcome<Table<G, V>> {
  try {
    const table = new Table(game, settings);
    return table.over || table.asks().length > 0 ? yes(table) : cannotMove('nobody is asked anything');
  } catch (error) {
    return isBroken(error) ? cannotMove(error.message) : cannotMove(String(error));
  }
}

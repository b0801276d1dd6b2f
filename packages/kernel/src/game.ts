import type { Migration } from './migrate.ts';
import type { Painter } from './painter.ts';
import type { Outcome, Refusal } from './refusals.ts';
import type { AnyStep } from './rule.ts';
import type { GameEvent, KernelState, Seat, Standing } from './types.ts';

/** A game as the kernel knows it: data, procedures, and what each seat may see. */
export interface Game<G extends KernelState = KernelState, O = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** The type of its events. It has no value and is only used for typing. */
  readonly event?: E;
  /** Increases when old logs would replay differently: the oldest version that can be migrated, plus the number of migrations. */
  readonly rulesVersion: number;
  /** Migrations of running games from each older version to the next, oldest first. */
  readonly migrations: readonly Migration[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Parses options from outside: fills in defaults and refuses wrong values. */
  readOptions(raw: unknown, seats: number): Outcome<O>;
  /**
   * The reason why a new table cannot use these options, if any. Older games may use them, so `readOptions` accepts
   * them. Absent if new tables can use everything that can be parsed.
   */
  refuseNew?(options: O): Refusal | undefined;
  /** The initial state; its stack starts with the game's setup. */
  setup(seats: number, options: O): G;
  readonly steps: readonly AnyStep<G>[];
  /** Names of the steps that begin a turn or a phase; states are stored there. */
  readonly landmarks: readonly string[];
  clone(state: G): G;
  /** What one seat, or a spectator (`null`), may see: built field by field, never by removing fields from the state. */
  view(state: G, seat: Seat | null): V;
  /** Creates consecutive views of one game with less work than creating each from scratch. */
  painter?(): Painter<G, V>;
  /**
   * Pools of pieces that the seat cannot tell apart: renaming within a pool does not change its view. Pools may
   * overlap; renaming within one must not invalidate the others.
   */
  hidden(state: G, seat: Seat | null): readonly (readonly string[])[];
  /** Inconsistencies of the table: lost or duplicated pieces, tokens beyond the supply. Empty if there are none. */
  audit(state: G): readonly string[];
  /** Who won, once the game is over. */
  standing(state: G): Standing | undefined;
  /** Windows that standing orders may name, and moments at which orders can end. */
  readonly windows: readonly string[];
  readonly orderEnds: readonly string[];
}

/** Parses options for a new table: like `readOptions`, but refuses what only older games may have. */
export function readNewOptions<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  raw: unknown,
  seats: number,
): Outcome<O> {
  const options = game.readOptions(raw, seats);
  return (options.ok && game.refuseNew?.(options.value)) || options;
}

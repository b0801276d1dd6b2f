import type { Migration } from './migrate.ts';
import type { Painter } from './painter.ts';
import type { Outcome, Refusal } from './refusals.ts';
import type { AnyStep } from './rule.ts';
import type { GameEvent, KernelState, Seat, Standing } from './types.ts';

/** A game as the kernel knows it: data, procedures, and what each seat may see. */
export interface Game<G extends KernelState = KernelState, O = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Of which type its events are. There is no value: it is here for the types of what a table was told. */
  readonly event?: E;
  /** Moves when old logs would replay differently: the oldest version that can still be played on, plus one a migration. */
  readonly rulesVersion: number;
  /** How a running game gets from each older version to the next, oldest first. */
  readonly migrations: readonly Migration[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Reads options from outside: what is missing is filled in, what is wrong is refused. */
  readOptions(raw: unknown, seats: number): Outcome<O>;
  /**
   * Why a new table may not begin with these options, if it may not. Games that began with them go on, so `readOptions`
   * takes them; left out where a new table may begin with all that can be read.
   */
  refuseNew?(options: O): Refusal | undefined;
  /** The table before anything happened; its stack begins with the game's own setup. */
  setup(seats: number, options: O): G;
  readonly steps: readonly AnyStep<G>[];
  /** Names of the steps that begin a turn or a phase: a table keeps its state there. */
  readonly landmarks: readonly string[];
  clone(state: G): G;
  /** What one seat may see, or a spectator (`null`): built field by field, never cut down from the whole. */
  view(state: G, seat: Seat | null): V;
  /** Draws views of one game one after another with less work than to draw each anew. */
  painter?(): Painter<G, V>;
  /**
   * Pools of pieces that the seat cannot tell apart: any renaming within a pool leaves its view as it is. Pools may
   * overlap; renaming within one must leave the others true.
   */
  hidden(state: G, seat: Seat | null): readonly (readonly string[])[];
  /** What is wrong with the table: pieces lost or doubled, tokens out of nowhere. Empty when all is well. */
  audit(state: G): readonly string[];
  /** Who won, once the game is over. */
  standing(state: G): Standing | undefined;
  /** Windows that standing orders may name, and the moments at which orders can end. */
  readonly windows: readonly string[];
  readonly orderEnds: readonly string[];
}

/** Reads options for a new table: as `readOptions`, but what only older games may have is refused. */
export function readNewOptions<G extends KernelState, O, V>(
  game: Game<G, O, V>,
  raw: unknown,
  seats: number,
): Outcome<O> {
  const options = game.readOptions(raw, seats);
  return (options.ok && game.refuseNew?.(options.value)) || options;
}

import type { Painter } from './painter.ts';
import type { Outcome } from './refusals.ts';
import type { AnyStep } from './rule.ts';
import type { KernelState, Seat, Standing } from './types.ts';

/** A game as the kernel knows it: data, procedures, and what each seat may see. */
export interface Game<G extends KernelState = KernelState, O = unknown, V = unknown> {
  readonly id: string;
  /** Moves when old logs would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Reads options from outside: what is missing is filled in, what is wrong is refused. */
  readOptions(raw: unknown, seats: number): Outcome<O>;
  /** The table before anything happened; its stack begins with the game's own setup. */
  setup(seats: number, options: O): G;
  readonly steps: readonly AnyStep<G>[];
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

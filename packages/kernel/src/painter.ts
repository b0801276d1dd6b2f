import type { Game } from './game.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import type { Table } from './table.ts';
import type { KernelState, Seat } from './types.ts';

/**
 * Draws what seats, and spectators, see of one game, again and again. What it has drawn stays as it is; what has not
 * changed since stands in the next views as the same object.
 */
export interface Painter<From, V> {
  paint(from: From, seats: readonly (Seat | null)[]): V[];
}

/** The game's own painter, or one that draws every view anew and then looks for what is as it was. */
export const painterOf = <G extends KernelState, V>(game: Game<G, unknown, V>): Painter<G, V> =>
  game.painter?.() ?? plainPainter(game);

function plainPainter<G extends KernelState, V>(game: Game<G, unknown, V>): Painter<G, V> {
  const drawn = new Map<Seat | null, V>();
  const paint = (state: G, seat: Seat | null): V => {
    const now = reuseUnchanged(drawn.get(seat), game.view(state, seat));
    drawn.set(seat, now);
    return now;
  };
  return { paint: (state, seats) => seats.map(seat => paint(state, seat)) };
}

/** Draws what is on a table: nothing anew before rules have run there. */
export function tablePainter<G extends KernelState, V>(game: Game<G, unknown, V>): Painter<Table<G, V>, V> {
  const painter = painterOf(game);
  const drawn = new Map<Seat | null, V>();
  let last: { readonly table: Table<G, V>; readonly runs: number } | undefined;
  return {
    paint(table, seats) {
      const { runs } = table;
      if (last?.table !== table || last.runs !== runs) drawn.clear();
      last = { table, runs };
      const missing = seats.filter(seat => !drawn.has(seat));
      if (missing.length > 0)
        for (const [i, view] of painter.paint(table.state, missing).entries()) drawn.set(missing[i]!, view);
      return seats.map(seat => drawn.get(seat)!);
    },
  };
}

import type { Game } from './game.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import type { Table } from './table.ts';
import type { KernelState, Seat } from './types.ts';

/**
 * Creates the views of one game, again and again. Views are never changed afterwards; unchanged parts are the same
 * objects in the next views.
 */
export interface Painter<From, V> {
  paint(from: From, seats: readonly (Seat | null)[]): V[];
}

/** The game's own painter, or one that creates whole views and then reuses unchanged parts of the views before. */
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

/** Creates the views of a table, and caches them until rules run there again. */
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

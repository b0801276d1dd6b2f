import type { Game } from './game.ts';
import { share } from './share.ts';
import type { KernelState, Seat } from './types.ts';

/**
 * Draws what seats, and spectators, see of one game, again and again. What it has drawn stays as it is; what has not
 * changed since stands in the next views as the same object.
 */
export interface Painter<G, V> {
  paint(state: G, seats: readonly (Seat | null)[]): V[];
}

/** The game's own painter, or one that draws every view anew and then looks for what is as it was. */
export const painterOf = <G extends KernelState, V>(game: Game<G, unknown, V>): Painter<G, V> =>
  game.painter?.() ?? plainPainter(game);

function plainPainter<G extends KernelState, V>(game: Game<G, unknown, V>): Painter<G, V> {
  const drawn = new Map<Seat | null, V>();
  const paint = (state: G, seat: Seat | null): V => {
    const now = share(drawn.get(seat), game.view(state, seat));
    drawn.set(seat, now);
    return now;
  };
  return { paint: (state, seats) => seats.map(seat => paint(state, seat)) };
}

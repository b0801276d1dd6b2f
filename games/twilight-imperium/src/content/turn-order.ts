import type { Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { initiativeOrder } from '../moments/phases/initiative.ts';

/**
 * Seats as they take turns: by initiative, which content may change; from the speaker on before strategy cards are chosen.
 * Those who are out of the game come last.
 */
export function turnOrder(game: State): readonly Seat[] {
  const order = initiativeOrder(game);
  if (order.length === game.seats.length) return order;
  return [...order, ...[...game.seats.keys()].filter(seat => !order.includes(seat))];
}

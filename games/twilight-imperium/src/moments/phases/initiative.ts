import { query, type Seat } from '@orrery/kernel';
import { initiative, seatsClockwise } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';

/** The initiative of a seat: the lowest number among its strategy cards (LRR 48), unless content says otherwise. */
export const initiativeFor = query<State, Seat, number>('initiative');

/** Seats by initiative; before strategy cards are chosen, clockwise from the speaker. */
export const initiativeOrder = (game: State): Seat[] => {
  const numbers = game.seats.map((player, seat) => initiativeFor(game, seat, initiative(player)));
  const order: Seat[] = [];
  for (const seat of seatsClockwise(game, game.speaker)) {
    let place = order.length;
    for (; place > 0 && numbers[order[place - 1]!]! > numbers[seat]!; place--) order[place] = order[place - 1]!;
    order[place] = seat;
  }
  return order;
};

/** Is a strategic action under way, of the active player: its primary, or the others' secondaries? */
export const strategicActionUnderWay = ({ stack }: State): boolean =>
  stack.some(({ proc }) => proc === 'ti/strategic-action-ends');

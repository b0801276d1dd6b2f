import { playerOf } from '../../../model/readers.ts';
import { neighboursAmong } from '../../../moments/economy/neighbours.ts';
import { afterTransaction } from '../../../moments/economy/windows.ts';
import { takeFromHands } from '../../../verbs/cards/cards.ts';
import { reaction } from '../action-card.ts';

export const lieInWait = reaction({
  id: 'lie-in-wait',
  window: afterTransaction,
  when: (game, me, { seats }) =>
    !seats.includes(me) &&
    neighboursAmong(game, me, [...seats]).length === seats.length &&
    seats.some(seat => playerOf(game, seat).actionCards.length > 0),
  resolve: (game, me, { seats }) => takeFromHands(game, me, seats, 'lie-in-wait'),
});

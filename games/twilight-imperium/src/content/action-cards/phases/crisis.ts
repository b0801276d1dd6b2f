import { playerOf, seatsInPlay } from '../../../model/readers.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { skipNextTurn } from '../../../verbs/phases/turns.ts';
import { reaction } from '../action-card.ts';

export const crisis = reaction({
  id: 'crisis',
  window: endOfTurn,
  when: game => seatsInPlay(game).filter(seat => !playerOf(game, seat).passed).length >= 2,
  resolve: game => skipNextTurn(game),
});

import { othersClockwise, playerOf } from '../../../../model/readers.ts';
import { takeRandomActionCard } from '../../../../verbs/cards/cards.ts';
import { action } from '../../action-card.ts';
import { seatAims } from '../../aims.ts';

export const spy = action({
  id: 'spy',
  possible: () => true,
  aims: (game, me) => seatAims(othersClockwise(game, me).filter(seat => playerOf(game, seat).actionCards.length > 0)),
  *resolve(game, me, _moment, { aim }) {
    yield* takeRandomActionCard(game, me, Number(aim));
  },
});

import { othersClockwise, tokensIn } from '../../../../model/readers.ts';
import { loseToken } from '../../../../verbs/tokens/tokens.ts';
import { action } from '../../action-card.ts';
import { seatAims } from '../../aims.ts';

export const insubordination = action({
  id: 'insubordination',
  possible: () => true,
  aims: (game, me) => seatAims(othersClockwise(game, me).filter(seat => tokensIn(game, seat, 'tactic') > 0)),
  *resolve(game, _me, _moment, { aim }) {
    yield* loseToken(game, Number(aim), 'tactic');
  },
});

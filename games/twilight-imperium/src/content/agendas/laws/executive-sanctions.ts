import { seatsClockwise } from '../../../model/readers.ts';
import { actionCardLimit } from '../../../moments/cards/queries.ts';
import { discardRandomActionCards, keepToHandLimit } from '../../../verbs/cards/cards.ts';
import { agenda, modify } from '../agenda.ts';

export const executiveSanctions = agenda({
  id: 'executive-sanctions',
  // An infinite hand limit stays infinite.
  passive: [modify(actionCardLimit, (_seat, most) => (Number.isFinite(most) ? Math.min(most, 3) : most))],
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* keepToHandLimit(game, seat);
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* discardRandomActionCards(game, seat, 1);
  },
});

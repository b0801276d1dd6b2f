import { votersFor } from '../../../verbs/agenda/votes.ts';
import { discardHand, drawActionCards } from '../../../verbs/cards/cards.ts';
import { agenda } from '../agenda.ts';

export const unconventionalMeasures = agenda({
  id: 'unconventional-measures',
  *for(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'for')) yield* drawActionCards(game, seat, 2);
  },
  *against(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'for')) yield* discardHand(game, seat);
  },
});

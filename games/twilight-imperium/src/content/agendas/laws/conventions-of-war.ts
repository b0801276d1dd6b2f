import { traitsOn } from '../../../moments/galaxy/queries.ts';
import { mayBombard } from '../../../moments/invasion/queries.ts';
import { votersFor } from '../../../verbs/agenda/votes.ts';
import { discardHand } from '../../../verbs/cards/cards.ts';
import { agenda, forbid } from '../agenda.ts';

export const conventionsOfWar = agenda({
  id: 'conventions-of-war',
  passive: [forbid(mayBombard, ({ planet }, game) => traitsOn(game, planet).includes('cultural'))],
  *against(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'against')) yield* discardHand(game, seat);
  },
});

import { votersFor } from '../../../verbs/agenda/votes.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { rider } from './rider.ts';

export const sanction = rider({
  id: 'sanction',
  *pays(game, _me, { outcome, votes }) {
    for (const seat of votersFor(game, votes, outcome!)) yield* loseToken(game, seat, 'fleet');
  },
});

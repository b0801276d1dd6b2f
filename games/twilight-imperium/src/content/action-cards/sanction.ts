import { playerOf } from '../../model/readers.ts';
import { enforceLimitsEverywhere } from '../../verbs/limits.ts';
import { loseToken } from '../../verbs/tokens.ts';
import { votersFor } from '../../verbs/votes.ts';
import { rider } from './rider.ts';

export const sanction = rider({
  id: 'sanction',
  *pays(game, _me, { outcome, votes }) {
    for (const seat of votersFor(game, votes, outcome!)) {
      if (playerOf(game, seat).tokens.fleet === 0) continue;
      yield* loseToken(game, seat, 'fleet');
      yield* enforceLimitsEverywhere(game, seat);
    }
  },
});

import { playerOf, seatsClockwise } from '../../model/readers.ts';
import { enforceLimitsEverywhere } from '../../verbs/limits.ts';
import { loseToken, loseTokens } from '../../verbs/tokens.ts';
import { agenda } from './agenda.ts';

export const clandestineOperations = agenda({
  id: 'clandestine-operations',
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) {
      yield* loseTokens(game, seat, 2);
      yield* enforceLimitsEverywhere(game, seat);
    }
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) {
      if (playerOf(game, seat).tokens.fleet === 0) continue;
      yield* loseToken(game, seat, 'fleet');
      yield* enforceLimitsEverywhere(game, seat);
    }
  },
});

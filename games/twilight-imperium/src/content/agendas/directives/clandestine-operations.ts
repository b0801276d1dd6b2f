import { seatsClockwise } from '../../../model/readers.ts';
import { loseToken, loseTokens } from '../../../verbs/tokens/tokens.ts';
import { agenda } from '../agenda.ts';

export const clandestineOperations = agenda({
  id: 'clandestine-operations',
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* loseTokens(game, seat, 2);
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* loseToken(game, seat, 'fleet');
  },
});

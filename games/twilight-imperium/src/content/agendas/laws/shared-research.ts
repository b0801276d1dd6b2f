import { playerOf, seatsClockwise } from '../../../model/readers.ts';
import { mayPassNebula } from '../../../moments/movement/queries.ts';
import { placeToken } from '../../../verbs/tokens/tokens.ts';
import { agenda, allow } from '../agenda.ts';

export const sharedResearch = agenda({
  id: 'shared-research',
  passive: [allow(mayPassNebula, () => true)],
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* placeToken(game, seat, playerOf(game, seat).home);
  },
});

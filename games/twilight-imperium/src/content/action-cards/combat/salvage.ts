import { playerOf } from '../../../model/readers.ts';
import { afterCombat } from '../../../moments/combat/windows.ts';
import { handOverCommodities } from '../../../verbs/economy/commodities.ts';
import { reaction } from '../action-card.ts';

export const salvage = reaction({
  id: 'salvage',
  window: afterCombat,
  when: (game, me, { kind, winner, loser }) =>
    kind === 'space' && winner === me && loser !== null && playerOf(game, loser).commodities > 0,
  *resolve(game, me, { loser }) {
    yield* handOverCommodities(game, loser!, me);
  },
});

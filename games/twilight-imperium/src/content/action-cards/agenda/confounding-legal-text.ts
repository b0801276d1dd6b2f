import { afterVoting } from '../../../moments/agenda/windows.ts';
import { changeOutcome, electedSeat } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';

export const confoundingLegalText = reaction({
  id: 'confounding-legal-text',
  window: afterVoting,
  when(game, me, { outcome }) {
    const elected = electedSeat(game, outcome);
    return elected !== undefined && elected !== me;
  },
  resolve: (_game, me, moment) => changeOutcome(moment, String(me)),
});

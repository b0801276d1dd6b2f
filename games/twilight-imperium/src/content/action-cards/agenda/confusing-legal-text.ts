import { othersClockwise } from '../../../model/readers.ts';
import { afterVoting } from '../../../moments/agenda/windows.ts';
import { changeOutcome, electedSeat } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';
import { seatAims } from '../aims.ts';

export const confusingLegalText = reaction({
  id: 'confusing-legal-text',
  window: afterVoting,
  when: (game, me, { outcome }) => electedSeat(game, outcome) === me,
  aims: (game, me) => seatAims(othersClockwise(game, me)),
  resolve: (_game, _me, moment, { aim }) => changeOutcome(moment, aim!),
});

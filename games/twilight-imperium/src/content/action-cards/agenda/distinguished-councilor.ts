import { mayAddVotes } from '../../../moments/agenda/queries.ts';
import { afterVoted } from '../../../moments/agenda/windows.ts';
import { castAdditionalVotes } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';

export const distinguishedCouncilor = reaction({
  id: 'distinguished-councilor',
  window: afterVoted,
  when: (game, me, { seat, outcome }) => seat === me && outcome !== null && mayAddVotes(game, me, true), // LRR 8.15
  resolve: (game, me) => castAdditionalVotes(game, me, 5, 'distinguished-councilor'),
});

import { afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { voteLast } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';

export const hackElection = reaction({
  id: 'hack-election',
  window: afterAgendaRevealed,
  when: () => true,
  resolve: (_game, me, moment) => voteLast(moment, me),
});

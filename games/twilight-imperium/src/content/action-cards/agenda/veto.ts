import { whenAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { stopAgenda } from '../../../verbs/agenda/votes.ts';
import { reaction } from '../action-card.ts';

export const veto = reaction({
  id: 'veto',
  window: whenAgendaRevealed,
  when: (_game, _me, { cancelled }) => !cancelled,
  resolve: (_game, _me, moment) => stopAgenda(moment),
});

import { afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { lookAtAgendas } from '../../../verbs/cards/cards.ts';
import { reaction } from '../action-card.ts';

export const insiderInformation = reaction({
  id: 'insider-information',
  window: afterAgendaRevealed,
  when: () => true,
  resolve: (game, me) => lookAtAgendas(game, me, 3),
});

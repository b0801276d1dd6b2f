import { whenStrategyCardChosen } from '../../../moments/phases/windows.ts';
import { refuseStrategyCard } from '../../../verbs/phases/strategy-cards.ts';
import { reaction } from '../action-card.ts';

export const publicDisgrace = reaction({
  id: 'public-disgrace',
  window: whenStrategyCardChosen,
  when: (game, me, { seat, refused }) => seat !== me && !refused && game.strategyCards.length > 1,
  resolve: (_game, _me, moment) => refuseStrategyCard(moment),
});

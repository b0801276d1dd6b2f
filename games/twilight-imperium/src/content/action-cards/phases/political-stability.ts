import { playerOf } from '../../../model/readers.ts';
import { whenStrategyCardsReturn } from '../../../moments/phases/windows.ts';
import { keepStrategyCards } from '../../../verbs/phases/strategy-cards.ts';
import { reaction } from '../action-card.ts';

export const politicalStability = reaction({
  id: 'political-stability',
  window: whenStrategyCardsReturn,
  when: (game, me, { keeping }) => playerOf(game, me).strategyCards.length > 0 && !keeping.includes(me),
  resolve: (_game, me, moment) => keepStrategyCards(moment, me),
});

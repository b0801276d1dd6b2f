import { canResearchOne, researchTechnology } from '../../../../verbs/cards/technology.ts';
import { spendableGoods, spendTradeGoods } from '../../../../verbs/economy/goods.ts';
import { action } from '../../action-card.ts';

const PRICE = 4;

export const focusedResearch = action({
  id: 'focused-research',
  possible: (game, me) => spendableGoods(game, me) >= PRICE && canResearchOne(game, me),
  *resolve(game, me) {
    yield* spendTradeGoods(game, me, PRICE);
    yield* researchTechnology(game, me, { must: true });
  },
});

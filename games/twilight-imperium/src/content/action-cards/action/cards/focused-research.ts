import { playerOf } from '../../../../model/readers.ts';
import { researchable, researchTechnology } from '../../../../verbs/cards/technology.ts';
import { spendTradeGoods } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';

const PRICE = 4;

export const focusedResearch = action({
  id: 'focused-research',
  possible: (game, me) => playerOf(game, me).tradeGoods >= PRICE && researchable(game, me).length > 0,
  *resolve(game, me) {
    yield* spendTradeGoods(game, me, PRICE);
    yield* researchTechnology(game, me, { must: true });
  },
});

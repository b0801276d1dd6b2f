import { ask, pick } from '@orrery/kernel';
import { othersClockwise } from '../../model/readers.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { gainTradeGoods, replenishCommodities } from '../../verbs/economy/economy.ts';
import { inviteToSecondary } from '../../verbs/phases/strategy-cards.ts';

export const trade: StrategyCard = {
  id: 'trade', // LRR 92

  *primary(game, me) {
    yield* gainTradeGoods(game, me, 3); // LRR 92.2
    yield* replenishCommodities(game, me); // LRR 92.3
    const others = othersClockwise(game, me);
    const invited = yield* ask(
      pick(me, 'trade.invite', others, { key: String, at: seat => ({ seat }), min: 0, max: others.length }),
    );
    yield* inviteToSecondary(game, invited); // LRR 92.4
  },

  *secondary(game, me) {
    yield* replenishCommodities(game, me); // LRR 92.5
  },
};

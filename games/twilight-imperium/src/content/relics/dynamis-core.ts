import { commodityLimit } from '../../moments/economy/queries.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { returnExcessCommodities } from '../../verbs/economy/commodities.ts';
import { gainTradeGoods, mostCommodities } from '../../verbs/economy/economy.ts';
import { modify, relic } from './relic.ts';

export const dynamisCore = relic({
  id: 'dynamis-core',
  passive: [modify(commodityLimit, (_seat, limit) => limit + 2)],
  componentAction: {
    possible: () => true,
    *play(game, me) {
      yield* gainTradeGoods(game, me, mostCommodities(game, me));
      yield* purgeRelic(game, me, 'dynamis-core');
    },
  },
  *whenLost(game, me) {
    yield* returnExcessCommodities(game, me);
  },
});

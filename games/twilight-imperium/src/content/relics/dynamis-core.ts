import { commodityLimit } from '../../moments/queries.ts';
import { returnExcessCommodities } from '../../verbs/commodities.ts';
import { gainTradeGoods, mostCommodities } from '../../verbs/economy.ts';
import { purgeRelic } from '../../verbs/relics.ts';
import { modify, relic } from './relic.ts';

export const dynamisCore = relic({
  id: 'dynamis-core',
  parts: [modify(commodityLimit, value => value + 2)],
  action: {
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

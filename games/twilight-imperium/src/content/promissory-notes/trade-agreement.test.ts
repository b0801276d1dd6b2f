import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { gainCommodities } from '../../verbs/economy/commodities.ts';
import { replenishCommodities } from '../../verbs/economy/economy.ts';

const table = () => given('sol', 'hacan', 'letnev').notes('letnev', 'trade-agreement#1').notes('sol', 'ceasefire#1');

proves(
  'LRR 69.1, LRR 69.3, LRR 21.5, promissory-notes/trade-agreement',
  'Trade Agreement takes all commodities that its owner has replenished',
  () => {
    const { seat } = table()
      .goods('hacan', { commodities: 2 })
      .runs(game => replenishCommodities(game, 1));
    seat('sol').isOffered().passes();
    seat('letnev').isAsked('when-replenished').isOffered('trade-agreement#1').chooses('trade-agreement#1');
    seat('sol').passes();
    deepEqual([seat('hacan').commodities, seat('letnev').tradeGoods], [0, 6]);
    deepEqual([seat('letnev').player.notes, seat('hacan').player.notes], [[], ['trade-agreement#1']]);
  },
);

proves('LRR 69.1', 'also those of a player who had no room for more', () => {
  const { seat } = table()
    .goods('hacan', { commodities: 6 })
    .runs(game => replenishCommodities(game, 1));
  seat('sol').passes();
  seat('letnev').chooses('trade-agreement#1');
  seat('sol').passes();
  deepEqual([seat('hacan').commodities, seat('letnev').tradeGoods], [0, 6]);
});

proves('LRR 69.1', 'not when its owner gains commodities otherwise, nor when another replenishes', () => {
  const { seat } = table().runs(function* (game) {
    yield* gainCommodities(game, 1, 2);
    yield* replenishCommodities(game, 0);
  });
  seat('letnev').isOffered().passes(); // Sol's could be among its notes, but is not
  deepEqual([seat('hacan').commodities, seat('sol').commodities], [2, 4]);
});

proves(
  'LRR 1.16, promissory-notes/trade-agreement, agendas/minister-of-commerce',
  'commodities are handed over "when" they are replenished, before the goods that come "after" it',
  () => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .law('minister-of-commerce', '1')
      .notes('letnev', 'trade-agreement#1')
      .units('hacan', '46', { cruiser: 1 })
      .units('sol', '46', { carrier: 1 })
      .runs(game => replenishCommodities(game, 1));
    seat('letnev').isAsked('when-replenished').chooses('trade-agreement#1');
    const gained = eventsOf(table, 'trade-goods-gained').map(({ data }) => data.seat);
    deepEqual(gained, [2, 1]);
  },
);

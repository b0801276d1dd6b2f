import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { replenishCommodities } from '../../verbs/economy.ts';
import { passLaw } from '../../verbs/laws.ts';
import { gainControl } from '../../verbs/planets.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 8.10, LRR 7.4, agendas/minister-of-exploration', 'who is elected owns the law', () => {
  const { seat, table: played } = table().agenda('minister-of-exploration');
  seat('sol').isAsked('break-tie').isOffered('0', '1', '2').chooses('1');
  deepEqual(played.state.laws, [{ id: 'minister-of-exploration', elected: '1' }]);
});

proves('agendas/minister-of-exploration', 'a trade good for each planet that its owner gains, and no other', () => {
  const { seat } = table()
    .law('minister-of-exploration', '1')
    .planets('sol', 'quann')
    .runs(function* (game) {
      yield* gainControl(game, 1, 'quann');
      yield* gainControl(game, 1, 'bereg');
      yield* gainControl(game, 1, 'bereg'); // is its own already
      yield* gainControl(game, 2, 'lodor');
    });
  deepEqual([seat('hacan').tradeGoods, seat('letnev').tradeGoods], [2, 0]);
});

proves('LRR 35.1, agendas/minister-of-exploration', 'before the planet is explored (R-095)', () => {
  const { seat } = table()
    .law('minister-of-exploration', '0')
    .deck('industrial', 'functioning-base#1')
    .deck('action-cards', 'some-card')
    .resolves('sol', (game, me) => gainControl(game, me, 'wellon'));
  seat('sol').isAsked('functioning-base').isOffered('gain-commodities', 'spend-trade-good').chooses('spend-trade-good');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.actionCards], [0, ['some-card']]);
});

proves('LRR 7.4, agendas/minister-of-exploration', 'a law that goes to another works for its new owner', () => {
  const { seat } = table()
    .law('minister-of-exploration', '0')
    .runs(function* (game) {
      yield* passLaw(game, 'minister-of-exploration', 2);
      yield* gainControl(game, 0, 'bereg');
      yield* gainControl(game, 2, 'lodor');
    });
  deepEqual([seat('sol').tradeGoods, seat('letnev').tradeGoods], [0, 1]);
});

proves('LRR 60, agendas/minister-of-commerce', 'replenishing brings a trade good for each neighbour', () => {
  const { seat } = table()
    .law('minister-of-commerce', '0')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '18', { cruiser: 1 })
    .units('letnev', '19', { cruiser: 1 })
    .runs(function* (game) {
      yield* replenishCommodities(game, 0);
      yield* replenishCommodities(game, 1);
    });
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [2, 0]);
});

proves('agendas/minister-of-commerce', 'without neighbours nothing', () => {
  const { seat } = table().law('minister-of-commerce', '0').resolves('sol', replenishCommodities);
  equal(seat('sol').tradeGoods, 0);
});

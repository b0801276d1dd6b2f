import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given, type Started } from '../../../testing/index.ts';

/** No votes and no transactions: Sol decides as speaker. */
const decided = (started: Started, outcome: string): Started => {
  const { seat, table } = started;
  while (table.asks()[0]!.kind !== 'break-tie') seat(table.asks()[0]!.seat).passes();
  seat('sol').chooses(outcome);
  return started;
};

const goods = ({ seat }: Started): number[] => [0, 1, 2].map(who => seat(who).tradeGoods);

proves('LRR 93, agendas/economic-equality', 'all trade goods go back; For brings everybody five', () => {
  const table = () => given('sol', 'hacan', 'letnev').goods('sol', { tradeGoods: 9, commodities: 2 });
  const equal = decided(table().agenda('economic-equality'), 'for');
  deepEqual([goods(equal), equal.seat('sol').commodities], [[5, 5, 5], 2]);
  deepEqual(goods(decided(table().agenda('economic-equality'), 'against')), [0, 0, 0]);
});

proves('LRR 1.14, agendas/economic-equality, R-174', 'all gain before anybody is pillaged', () => {
  const started = given('sol', 'hacan', 'mentak')
    .sheet('mentak')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .units('mentak', '46', { cruiser: 1 })
    .agenda('economic-equality');
  decided(started, 'for');
  const mentak = started.seat('mentak').isAsked('after-trade-goods-gained').isOffered('pillage');
  deepEqual(goods(started), [5, 5, 5]);
  mentak.chooses('pillage').isAsked('after-trade-goods-gained').isOffered('pillage').passes();
  deepEqual(goods(started), [4, 5, 6]);
});

proves(
  'LRR 31, agendas/swords-to-plowshares',
  'half of the infantry on own planets, rounded up, becomes trade goods',
  () => {
    const started = given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord', 'wellon')
      .planets('hacan', 'lodor')
      .units('sol', 'jord', { infantry: 3, mech: 1 })
      .units('sol', 'wellon', { infantry: 1 })
      .units('sol', '46', { carrier: 1, infantry: 2 })
      .units('hacan', 'lodor', { mech: 1 })
      .agenda('swords-to-plowshares');
    decided(started, 'for');
    const { seat } = started;
    deepEqual([goods(started), seat('sol').units('jord')], [[3, 0, 0], { infantry: 1, mech: 1 }]);
    deepEqual([seat('sol').units('wellon'), seat('sol').planets], [{}, ['jord', 'wellon']]);
    deepEqual([seat('sol').units('46'), seat('hacan').units('lodor')], [{ carrier: 1, infantry: 2 }, { mech: 1 }]);
  },
);

proves('agendas/swords-to-plowshares', 'voted down, an infantry for every planet', () => {
  const { seat } = decided(
    given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord', 'wellon')
      .planets('hacan', 'lodor')
      .planet('lodor', { attachments: ['demilitarized-zone'] })
      .agenda('swords-to-plowshares'),
    'against',
  );
  deepEqual([seat('sol').units('jord'), seat('sol').units('wellon')], [{ infantry: 1 }, { infantry: 1 }]);
  deepEqual(seat('hacan').units('lodor'), {}); // nothing can be placed there
});

proves(
  'LRR 8.11, agendas/compensated-disarmament',
  'ground forces on the elected planet are destroyed; its controller gains trade goods for each',
  () => {
    const started = given('sol', 'hacan', 'letnev')
      .planets('hacan', 'lodor', 'quann')
      .units('hacan', 'lodor', { infantry: 2, mech: 1, pds: 1 })
      .agenda('compensated-disarmament');
    decided(started, 'lodor');
    deepEqual([goods(started), started.seat('hacan').units('lodor')], [[0, 3, 0], { pds: 1 }]);
    deepEqual(started.seat('hacan').planets, ['lodor', 'quann']);
  },
);

proves('LRR 8.11, agendas/compensated-disarmament', 'a planet without units can be elected too', () => {
  const started = given('sol', 'hacan', 'letnev').planets('hacan', 'lodor', 'quann').agenda('compensated-disarmament');
  deepEqual(goods(decided(started, 'quann')), [0, 0, 0]);
});

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'industrial-initiative';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 93.2, action-cards/industrial-initiative', 'a trade good for each own industrial planet', () => {
  const { seat } = table()
    .planets('sol', 'wellon', 'new-albion', 'lodor')
    .planets('hacan', 'thibah')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [2, 0]);
});

proves('action-cards/industrial-initiative', 'also for exhausted ones', () => {
  const { seat } = table()
    .planet('wellon', { controller: 'sol', exhausted: true })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  equal(seat('sol').tradeGoods, 1);
});

proves('action-cards/industrial-initiative', 'it may be played without an industrial planet (R-105)', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  deepEqual([seat('sol').tradeGoods, played.over], [0, true]);
});

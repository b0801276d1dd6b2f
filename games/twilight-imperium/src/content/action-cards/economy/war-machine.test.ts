import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const factory = () =>
  table()
    .token('sol', '26')
    .units('sol', 'lodor', { 'space-dock': 1 })
    .planets('sol', 'lodor')
    .goods('sol', { tradeGoods: 4 })
    .actionCards('sol', 'war-machine#1', 'war-machine#2');

proves('LRR 68, action-cards/war-machine', 'four units more for one resource less, and no second one', () => {
  const { seat } = factory()
    .actionCards('hacan', 'x')
    .start(activate({ system: '26' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('when-producing').isOffered('war-machine#1', 'war-machine#2').chooses('war-machine#2');
  seat('sol').isAsked('produce').isTold({ limit: 9, funds: 8 }).allots({ carrier: 1, infantry: 4 });
  seat('sol').isAsked('pay-resources').isTold({ price: 4 }).allots({ lodor: 1, 'trade-goods': 1 });
  deepEqual([seat('sol').units('lodor'), seat('sol').units('26')], [{ 'space-dock': 1, infantry: 4 }, { carrier: 1 }]);
});

proves('action-cards/war-machine', 'not while others produce', () => {
  const { seat } = table()
    .active('hacan')
    .token('hacan', '26')
    .units('hacan', 'lodor', { 'space-dock': 1 })
    .planets('hacan', 'lodor')
    .actionCards('sol', 'war-machine#1')
    .start(activate({ system: '26' }));
  seat('hacan').isAsked('produce').passes();
});

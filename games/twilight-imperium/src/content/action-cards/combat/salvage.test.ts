import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const combat = () =>
  table().units('sol', '46', { cruiser: 1 }).units('hacan', '46', { cruiser: 1 }).goods('hacan', { commodities: 4 });

proves('LRR 21.5, action-cards/salvage', 'the winner of a space combat gets the commodities of the other side', () => {
  const { seat } = combat()
    .actionCards('sol', 'salvage')
    .actionCards('hacan', 'x')
    .actionCards('letnev', 'y')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked();
  seat('letnev').isNotAsked();
  seat('sol').isAsked('after-combat').isOffered('salvage').chooses('salvage');
  deepEqual([seat('sol').tradeGoods, seat('sol').commodities, seat('hacan').commodities], [4, 0, 0]);
});

proves('LRR 78.10, action-cards/salvage', 'also from one who retreated; by the defender too', () => {
  const { seat } = combat()
    .goods('sol', { commodities: 2 })
    .planets('sol', 'wellon')
    .actionCards('hacan', 'salvage')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('announce-retreat').chooses('retreat');
  seat('hacan').isAsked('after-combat').chooses('salvage');
  deepEqual([seat('hacan').tradeGoods, seat('sol').commodities], [2, 0]);
});

proves('action-cards/salvage', 'not without a winner, not without commodities, not after a ground combat', () => {
  const draw = combat()
    .actionCards('sol', 'salvage')
    .dice('combat', 10)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  deepEqual([draw.table.over, draw.seat('hacan').commodities], [true, 4]);
  const ground = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon', 'quann')
    .goods('hacan', { commodities: 4 })
    .actionCards('sol', 'salvage')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('sol').allots({ 'infantry@wellon': 1 });
  deepEqual([ground.table.over, ground.seat('hacan').commodities], [true, 4]);
  const poor = combat()
    .goods('hacan', { commodities: 0 })
    .actionCards('sol', 'salvage')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(poor.table.over, true);
});

proves('LRR 21.5, action-cards/salvage', 'a single commodity is enough', () => {
  const { seat } = combat()
    .goods('hacan', { commodities: 1 })
    .actionCards('sol', 'salvage')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('after-combat').chooses('salvage');
  deepEqual([seat('sol').tradeGoods, seat('hacan').commodities], [1, 0]);
});

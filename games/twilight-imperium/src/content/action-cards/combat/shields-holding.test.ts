import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 2.6, action-cards/shields-holding', 'up to two hits are cancelled before any ship takes them', () => {
  const { seat, table: played } = table()
    .units('sol', '46', { cruiser: 3 })
    .units('hacan', '46', { cruiser: 3 })
    .actionCards('hacan', 'shields-holding#1', 'shields-holding#2')
    .dice('combat', 10, 10, 10)
    .dice('combat', 1, 1, 1)
    .dice('combat', 10, 10, 10)
    .dice('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('before-hits-assigned').isOffered('shields-holding#1', 'shields-holding#2');
  seat('hacan').chooses('shields-holding#1').isAsked('shields-holding').isBound(1, 2);
  played.answer({ ask: seat('hacan').ask.id, seat: 1, value: 2 });
  deepEqual(seat('hacan').units('46'), { cruiser: 2 }); // no second card for the same hits
  seat('hacan').isAsked('before-hits-assigned').isOffered('shields-holding#2').passes();
  deepEqual(seat('hacan').units('46'), {});
});

proves('LRR 10.1, action-cards/shields-holding', 'also hits of a barrage; a single one is cancelled unasked', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 1 })
    .actionCards('hacan', 'shields-holding#1')
    .dice('barrage', 9, 1)
    .dice('combat', 10)
    .dice('combat', 10, 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('before-hits-assigned').chooses('shields-holding#1');
  seat('hacan').isAsked('assign-hits').isOfferedLines({ carrier: 1, fighter: 1 }).allots({ fighter: 1 });
  deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{ carrier: 1 }, {}]);
});

proves('action-cards/shields-holding', 'not against Space Cannons, nor in a ground combat', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, cruiser: 1, infantry: 1 })
    .units('hacan', 'wellon', { pds: 1, infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', 'shields-holding#1')
    .actionCards('hacan', 'shields-holding#2')
    .dice('space-cannon', 10)
    .dice('space-cannon', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('sol').isAsked('assign-hits').allots({ cruiser: 1 });
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  deepEqual(seat('sol').planets, ['wellon']);
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 10.2, action-cards/waylay', 'the hits of a barrage go to all ships', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { dreadnought: 1, cruiser: 1, fighter: 1 })
    .actionCards('sol', 'waylay')
    .actionCards('hacan', 'x')
    .dice('barrage', 9, 9)
    .dice('combat', 1)
    .dice('combat', 1, 10)
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('before-barrage').isOffered('waylay').chooses('waylay');
  seat('hacan').isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
  seat('hacan').isAsked('assign-hits').isOfferedLines({ 'dreadnought!': 1, cruiser: 1, fighter: 1 });
  seat('hacan').allots({ cruiser: 1 });
  deepEqual(seat('hacan').units('46'), { 'dreadnought!': 1, fighter: 1 });
});

proves('action-cards/waylay', 'only by the player who rolls', () => {
  const { table: played } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { destroyer: 1 })
    .actionCards('sol', 'waylay')
    .dice('barrage', 9, 9)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(played.over, true);
});

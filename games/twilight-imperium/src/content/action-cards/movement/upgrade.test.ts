import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 23.4a, action-cards/upgrade', 'a cruiser in the system becomes a dreadnought', () => {
  const { seat } = table()
    .token('sol', '46')
    .units('sol', '46', { cruiser: 2 })
    .actionCards('sol', 'upgrade')
    .actionCards('hacan', 'x')
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked();
  seat('sol').isAsked('after-system-activated').isOffered('upgrade').chooses('upgrade');
  deepEqual(seat('sol').units('46'), { cruiser: 1, dreadnought: 1 });
});

proves('LRR 23.4a, action-cards/upgrade', 'one from elsewhere where the reinforcements have none', () => {
  const { seat } = table()
    .token('sol', '46', '18')
    .units('sol', '46', { cruiser: 1 })
    .units('sol', '18', { dreadnought: 3 })
    .units('sol', '19', { 'dreadnought!': 2 })
    .actionCards('sol', 'upgrade')
    .start(activate({ system: '46' }));
  seat('sol').chooses('upgrade');
  seat('sol').isAsked('recall').isOfferedLines({ '19:space!': 2 }).allots({ '19:space!': 1 });
  seat('sol').isAsked('move.from').passes();
  deepEqual([seat('sol').units('46'), seat('sol').units('19')], [{ dreadnought: 1 }, { 'dreadnought!': 1 }]);
});

proves('action-cards/upgrade', 'not without a cruiser there as it is activated', () => {
  const { seat, table: played } = table()
    .token('sol', '46')
    .units('sol', '46', { destroyer: 1 })
    .units('sol', '19', { cruiser: 1 })
    .actionCards('sol', 'upgrade')
    .start(activate({ system: '46' }));
  seat('sol').isAsked('move.from').chooses('19').allots({ cruiser: 1 });
  deepEqual([played.over, seat('sol').units('46')], [true, { destroyer: 1, cruiser: 1 }]);
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'solar-flare';
const approach = () =>
  table()
    .token('sol', '19')
    .units('sol', '46', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { pds: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card);

proves(
  'LRR 77.2, action-cards/solar-flare',
  'no Space Cannon against ships that move in, but against units that land',
  () => {
    const { seat, table: played } = approach()
      .actionCards('hacan', 'x')
      .dice('space-cannon', 1)
      .start(activate({ system: '19' }));
    seat('hacan').isNotAsked();
    seat('sol').isAsked('after-system-activated').isOffered(card).chooses(card);
    seat('sol').isAsked('move.from').chooses('46').allots({ carrier: 1 });
    seat('sol').isAsked('move.cargo').allots({ '46:space:infantry': 1 });
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    seat('hacan').isAsked('space-cannon-defense').chooses('fire');
    deepEqual([seat('sol').planets, played.state.lasting], [['wellon'], []]);
  },
);

proves('LRR 77.5, action-cards/solar-flare', 'the player of the card may still use Space Cannon', () => {
  const { seat } = table()
    .token('sol', '19')
    .units('sol', 'wellon', { pds: 1 })
    .planets('sol', 'wellon')
    .units('hacan', '19', { cruiser: 1 })
    .actionCards('sol', card)
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  seat('sol').chooses(card).isAsked('space-cannon').chooses('1');
  deepEqual(seat('hacan').units('19'), {});
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'emergency-repairs';

proves(
  'LRR 87.4, action-cards/emergency-repairs',
  'all own units in the active system are repaired, at the start of a round',
  () => {
    const { seat } = table()
      .units('sol', '19', { 'dreadnought!': 2, 'mech!': 1, carrier: 1 })
      .units('sol', 'wellon', { 'mech!': 1 })
      .units('sol', '46', { 'dreadnought!': 1 })
      .planets('sol', 'wellon')
      .units('hacan', '19', { cruiser: 1 })
      .actionCards('sol', card)
      .actionCards('hacan', 'x')
      .dice('combat', 10, 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('sol').isAsked('move.from').passes();
    seat('hacan').isNotAsked();
    seat('sol').isAsked('start-of-space-combat').isOffered(card).chooses(card);
    seat('sol').isAsked('announce-retreat').passes();
    seat('sol').isAsked('commit').passes();
    deepEqual(
      [seat('sol').units('19'), seat('sol').units('wellon'), seat('sol').units('46')],
      [{ dreadnought: 2, carrier: 1, mech: 1 }, { mech: 1 }, { 'dreadnought!': 1 }],
    );
  },
);

proves('action-cards/emergency-repairs', 'or at the end of one, of a ground combat too; not without damage', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, mech: 2 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card)
    .dice('combat', 1, 10)
    .dice('combat', 10)
    .start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'mech@wellon': 2 });
  seat('sol').isAsked('sustain-damage').allots({ mech: 1 });
  seat('sol').isAsked('end-of-combat-round').isOffered(card).chooses(card);
  deepEqual(seat('sol').units('wellon'), { mech: 2 });
});

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 15.1f, LRR 49.3, action-cards/disable',
  'PDS of others neither shield nor fire until the invasion is over',
  () => {
    const { seat, table: played } = table()
      .units('sol', '19', { dreadnought: 1, infantry: 1 })
      .units('hacan', 'wellon', { pds: 1, infantry: 1 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'disable')
      .actionCards('hacan', 'x')
      .dice('space-cannon', 1)
      .dice('bombardment', 10)
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('space-cannon').chooses('0'); // before the invasion they can
    seat('hacan').isNotAsked();
    seat('sol').isAsked('before-invasion').isOffered('disable').chooses('disable');
    seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    deepEqual([seat('sol').planets, played.state.lasting], [['wellon'], []]);
  },
);

proves('action-cards/disable', 'only where other players have PDS, and by the player who invades (R-130)', () => {
  const { table: played } = table()
    .units('sol', '19', { cruiser: 1 })
    .units('sol', 'wellon', { pds: 1 })
    .units('hacan', 'quann', { pds: 1 })
    .planets('sol', 'wellon')
    .planets('hacan', 'quann')
    .actionCards('sol', 'disable')
    .start(activate({ system: '19' }));
  deepEqual(played.over, true);
  const { seat } = table()
    .units('sol', '19', { cruiser: 1, carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { pds: 1 })
    .planets('hacan', 'wellon')
    .actionCards('letnev', 'disable')
    .dice('space-cannon', 1)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
});

proves(
  'action-cards/disable',
  'not where other players have everything but PDS; their other Space Cannons still fire',
  () => {
    const { seat, table: played } = given('sol', 'xxcha', 'letnev')
      .units('sol', '19', { carrier: 1, infantry: 3 })
      .units('xxcha', 'wellon', { mech: 1, 'space-dock': 1 })
      .planets('xxcha', 'wellon')
      .actionCards('sol', 'disable')
      .start(activate({ system: '19' }));
    seat('xxcha').isAsked('space-cannon').passes();
    seat('sol').isAsked('commit').passes();
    equal(played.over, true);

    const both = given('sol', 'xxcha', 'letnev')
      .units('sol', '19', { carrier: 1, infantry: 3 })
      .units('xxcha', 'wellon', { mech: 1, pds: 1 })
      .planets('xxcha', 'wellon')
      .actionCards('sol', 'disable')
      .dice('space-cannon', 10)
      .dice('combat', 10, 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    both.seat('xxcha').isAsked('space-cannon').passes();
    both.seat('sol').chooses('disable').isAsked('commit').allots({ 'infantry@wellon': 3 });
    both.seat('xxcha').isAsked('space-cannon-defense').chooses('fire');
    both.seat('xxcha').isAsked('sustain-damage').passes();
    deepEqual(both.seat('sol').units('wellon'), { infantry: 2 }); // one die, that of the mech
  },
);

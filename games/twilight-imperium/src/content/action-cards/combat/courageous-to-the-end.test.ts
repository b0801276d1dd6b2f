import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'courageous-to-the-end';

proves(
  'LRR 78.6, action-cards/courageous-to-the-end',
  'each die that reaches its combat value costs the other a ship',
  () => {
    const { seat } = table()
      .units('sol', '46', { cruiser: 2, dreadnought: 1, fighter: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('sol', 'x')
      .actionCards('hacan', card)
      .dice('combat', 1, 10, 1, 1)
      .dice('combat', 1)
      .dice('effect', 7, 10)
      .start(activate({ system: '46' }));
    seat('sol').isNotAsked();
    seat('hacan').isAsked('after-units-destroyed').isOffered(card).chooses(card);
    seat('sol').isAsked(card).isOfferedLines({ dreadnought: 1, cruiser: 2, fighter: 1 }).isBound(2, 2);
    seat('sol').allots({ dreadnought: 1, fighter: 1 }); // no hits, so nothing to sustain
    deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{}, { cruiser: 2 }]);
  },
);

proves('action-cards/courageous-to-the-end', 'no modifier of combat rolls counts', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('hacan', card, 'morale-boost#1')
    .dice('combat', 10, 10)
    .dice('combat', 1)
    .dice('effect', 6, 6)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('start-of-space-combat').chooses('morale-boost#1');
  seat('hacan').chooses(card);
  deepEqual(seat('sol').units('46'), { cruiser: 2 });
});

proves('action-cards/courageous-to-the-end', 'not more ships than there are, and not asked which', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 1 })
    .actionCards('hacan', card)
    .dice('combat', 10)
    .dice('combat', 1, 1)
    .dice('effect', 9, 9)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
  seat('hacan').isAsked('after-units-destroyed').chooses(card);
  deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{ carrier: 1 }, {}]);
});

proves('action-cards/courageous-to-the-end', 'not for ships that Space Cannons destroy, nor in a ground combat', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, cruiser: 1, infantry: 1 })
    .units('hacan', 'wellon', { pds: 1, infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card)
    .actionCards('hacan', 'x')
    .dice('space-cannon', 10)
    .dice('space-cannon', 1)
    .dice('combat', 1)
    .dice('combat', 10)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('sol').isAsked('assign-hits').allots({ cruiser: 1 });
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  deepEqual(seat('sol').units('wellon'), {});
});

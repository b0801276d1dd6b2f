import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'fighter-conscription';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 36, action-cards/fighter-conscription',
  'one fighter where a space dock or capacity is, and no ship of others',
  () => {
    const { seat } = table()
      .planets('sol', 'lodor')
      .units('sol', 'lodor', { 'space-dock': 1 })
      .units('sol', '26', { carrier: 1 })
      .units('sol', '46', { dreadnought: 1 })
      .units('sol', '47', { cruiser: 1 })
      .units('sol', '40', { carrier: 1 })
      .units('hacan', '40', { destroyer: 1 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card);
    deepEqual(
      ['26', '46', '47', '40'].map(system => seat('sol').units(system)),
      [{ carrier: 1, fighter: 1 }, { dreadnought: 1, fighter: 1 }, { cruiser: 1 }, { carrier: 1 }],
    );
  },
);

proves('LRR 16.3, action-cards/fighter-conscription', 'where there is no room, something has to go', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .units('sol', '46', { dreadnought: 1, infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('remove-cargo').isBound(1, 1).allots({ infantry: 1 });
  deepEqual(seat('sol').units('46'), { dreadnought: 1, fighter: 1 });
});

proves('action-cards/fighter-conscription', 'it may be played where it places none (R-105)', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  equal(played.over, true);
});

proves(
  'LRR 36, action-cards/fighter-conscription',
  'a dock alone is enough, but only an own one; nothing else is',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'lodor', 'thibah')
      .units('sol', 'lodor', { 'space-dock': 1 })
      .units('sol', 'thibah', { pds: 1, infantry: 1 })
      .units('sol', '47', { cruiser: 1 })
      .planets('hacan', 'quann')
      .units('hacan', 'quann', { 'space-dock': 1 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card);
    deepEqual([seat('sol').units('26'), seat('sol').units('47')], [{ fighter: 1 }, { cruiser: 1 }]);
    deepEqual(
      eventsOf(played, 'placed').map(({ data }) => data.system),
      ['26'],
    );
  },
);

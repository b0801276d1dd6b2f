import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'cripple-defenses';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 31, action-cards/cripple-defenses', 'every PDS on the planet is destroyed, and nothing else', () => {
  const { seat } = table()
    .planets('hacan', 'wellon', 'quann')
    .units('hacan', 'wellon', { pds: 2, infantry: 1, 'space-dock': 1 })
    .units('hacan', 'quann', { pds: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('cripple-defenses.aim').chooses('wellon');
  deepEqual(
    [seat('hacan').units('wellon'), seat('hacan').units('quann')],
    [{ infantry: 1, 'space-dock': 1 }, { pds: 1 }],
  );
});

proves(
  'action-cards/cripple-defenses',
  'any planet of another player, with a PDS or without, but no own one (R-105)',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'lodor')
      .units('sol', 'lodor', { pds: 1 })
      .planets('hacan', 'wellon', 'arretze')
      .units('hacan', 'wellon', { pds: 1 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).isOffered('wellon', 'arretze').chooses('arretze');
    equal(played.over, true);
  },
);

proves('LRR 22.3, action-cards/cripple-defenses', 'not while no other player has a planet', () => {
  const { seat } = table()
    .planets('sol', 'lodor')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

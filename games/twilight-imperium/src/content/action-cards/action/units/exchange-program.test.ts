import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'exchange-program';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', card)
    .planets('sol', 'lodor', 'wellon')
    .units('sol', 'lodor', { infantry: 1 })
    .planets('hacan', 'quann', 'thibah')
    .units('hacan', 'quann', { mech: 1 })
    .units('hacan', 'thibah', { pds: 1 });
const uses = (start = table()) => {
  const started = start.start(takeTurn({ seat: 0 }));
  started.seat('sol').uses(card).isAsked('exchange-program.aim').isOffered('1', '2');
  return started;
};
const fleets = ({ seat }: ReturnType<typeof uses>) => [0, 1, 2].map(each => seat(each).tokens.fleet);

proves('action-cards/exchange-program', 'players who agree each place an infantry that coexists with the other', () => {
  const played = uses();
  const { seat } = played;
  seat('sol').chooses('1').isAsked(card).isOffered('quann').chooses('quann');
  seat('hacan').isAsked(card).isOffered('lodor').chooses('lodor');
  deepEqual([seat('sol').units('quann'), seat('hacan').units('lodor')], [{ infantry: 1 }, { infantry: 1 }]);
  deepEqual([seat('sol').planet('quann').coexisting, seat('sol').planet('lodor').coexisting], [[0], [1]]);
  deepEqual(
    [seat('sol').planets, seat('hacan').planets],
    [
      ['lodor', 'wellon'],
      ['quann', 'thibah'],
    ],
  );
  deepEqual(fleets(played), [3, 3, 3]);
});

proves('action-cards/exchange-program', 'players who do not agree lose a fleet token each', () => {
  const unwilling = uses();
  unwilling.seat('sol').chooses('1').passes();
  deepEqual(fleets(unwilling), [2, 2, 3]);
  const refused = uses();
  refused.seat('sol').chooses('1').chooses('quann');
  refused.seat('hacan').passes();
  deepEqual([fleets(refused), refused.seat('sol').units('quann')], [[2, 2, 3], {}]);
});

proves(
  'LRR 37.2, action-cards/exchange-program',
  'players who cannot place one lose a token too, and their fleets must fit the smaller pool',
  () => {
    const played = uses(table().tokens('sol', { fleet: 1 }).units('sol', '46', { cruiser: 1 }));
    played.seat('sol').chooses('2').isNotAsked();
    deepEqual([fleets(played), played.seat('sol').units('46')], [[0, 3, 2], {}]);
  },
);

proves(
  'action-cards/exchange-program',
  'nobody is asked where one of the two has no ground forces to live beside',
  () => {
    const guest = given('sol', 'hacan', 'letnev')
      .strategyCards('sol', 'leadership!')
      .actionCards('sol', card)
      .planets('sol', 'wellon')
      .planets('hacan', 'quann')
      .units('hacan', 'quann', { mech: 1 });
    const played = uses(guest);
    played.seat('sol').chooses('1').isNotAsked();
    deepEqual(fleets(played), [2, 2, 3]);
  },
);

proves('LRR 20, action-cards/exchange-program', 'an empty fleet pool loses nothing', () => {
  const played = uses(table().tokens('letnev', { fleet: 0 }));
  played.seat('sol').chooses('2');
  deepEqual([fleets(played), played.seat('letnev').tokens.reinforcements], [[2, 3, 0], 11]);
});

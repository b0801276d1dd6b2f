import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { isOnBoard } from '../../model/readers.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';

const action = 'component:stellar-converter:stellar-converter';
const table = () =>
  given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').relics('sol', 'stellar-converter');

proves(
  'LRR 70.1, LRR 12.2b, LRR 22, relics/stellar-converter',
  'a planet beside is gone, with all that was on it',
  () => {
    const { seat, table: played } = table()
      .units('sol', '42', { dreadnought: 1 })
      .planet('bereg', { controller: 'hacan', attachments: ['rich-world'] })
      .planets('sol', 'wellon')
      .units('hacan', 'bereg', { infantry: 2, 'space-dock': 1 })
      .start(takeTurn({ seat: 0 }));
    seat('sol')
      .chooses(action)
      .isAsked('stellar-converter')
      .isOffered('bereg', 'lirta-iv', 'new-albion', 'starpoint', 'thibah')
      .chooses('bereg'); // not Mecatol Rex or own ones
    equal(isOnBoard(played.state, 'bereg'), false);
    deepEqual(seat('hacan').planets, []);
    deepEqual(played.state.purged, ['rich-world', 'bereg', 'stellar-converter']);
    deepEqual(
      [
        seat('sol').player.relics,
        seat('hacan')
          .system('35')
          .planets.map(({ id }) => id),
      ],
      [[], ['lirta-iv']],
    );
  },
);

proves('relics/stellar-converter', 'no home system, no legendary planet, and none where the unit itself is', () => {
  const { seat } = table()
    .map('103', '65')
    .units('sol', '25', { dreadnought: 1 })
    .planets('hacan', 'quann')
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass').chooses('pass'); // adjacent: Hacan's home, Primor, two empty systems
});

proves('relics/stellar-converter', 'nor without Bombardment', () => {
  const { seat } = table()
    .units('sol', '42', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass').chooses('pass');
});

proves('LRR 22.3, relics/stellar-converter', 'one planet within reach is enough', () => {
  const { seat, table: played } = table()
    .units('sol', '44', { dreadnought: 1 }) // near Lodor, Quann, empty space
    .planets('sol', 'quann')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses(action).isOffered('lodor').chooses('lodor');
  equal(isOnBoard(played.state, 'lodor'), false);
});

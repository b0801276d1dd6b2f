import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 42.1, action-cards/fire-team',
  'any of the own dice of a ground combat are rolled again, with what they needed',
  () => {
    const { seat, table: played } = table()
      .units('sol', '19', { carrier: 1, infantry: 3 })
      .units('hacan', 'wellon', { infantry: 3 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'fire-team', 'morale-boost#1')
      .actionCards('hacan', 'x')
      .deck('action-cards', 'sabotage#1')
      .dice('combat', 7, 2, 3)
      .dice('combat', 7, 6)
      .dice('combat', 1, 1, 1)
      .dice('combat', 10, 10, 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 3 });
    seat('sol').isAsked('start-of-ground-combat').chooses('morale-boost#1');
    seat('hacan').isAsked('when-action-card-played').passes();
    seat('hacan').isNotAsked();
    seat('sol')
      .isAsked('after-combat-roll')
      .isTold({
        seat: 0,
        dice: [7, 2, 3].map(result => ({ unit: 'infantry', needs: 7, result })),
      });
    seat('sol').isOffered('fire-team').chooses('fire-team').isAsked('fire-team').isOffered('0', '1', '2');
    seat('sol').isBound(1, 3).chooses('1', '2');
    seat('hacan').isAsked('when-action-card-played').passes(); // it sees the dice first
    deepEqual([seat('hacan').units('wellon'), seat('sol').units('wellon')], [{}, { infantry: 3 }]);
    deepEqual(
      eventsOf(played, 'rerolled').map(({ data }) => data.dice),
      [[2, 3].map(result => ({ unit: 'infantry', needs: 7, result }))],
    );
  },
);

proves('action-cards/fire-team', 'not after dice of the other side, nor in a space combat', () => {
  const { table: played } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'fire-team')
    .actionCards('hacan', 'x')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(played.over, true);
});

proves('action-cards/fire-team', 'a single die is enough', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', 'fire-team')
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'infantry@wellon': 1 });
  seat('sol').isAsked('after-combat-roll').chooses('fire-team').isAsked('fire-team').isBound(1, 1).chooses('0');
  deepEqual(seat('sol').planets, ['wellon']);
});

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../../model/changes.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'plague';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 31, action-cards/plague', 'a die for each infantry, and each 6 or more destroys one', () => {
  const { seat } = table()
    .planets('hacan', 'wellon', 'quann')
    .planets('sol', 'lodor')
    .units('hacan', 'wellon', { infantry: 3, mech: 1, pds: 1 })
    .dice('effect', 5, 6, 10)
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('plague.aim').isOffered('quann', 'wellon').chooses('wellon');
  deepEqual(seat('hacan').units('wellon'), { infantry: 1, mech: 1, pds: 1 });
});

proves('action-cards/plague', 'players who coexist on the planet are affected too', () => {
  const { seat } = table()
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('letnev', 'wellon', { infantry: 2 })
    .with(game => {
      planetToChange(game, 'wellon').coexisting = [2];
    })
    .dice('effect', 1)
    .dice('effect', 6, 1)
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('wellon');
  deepEqual([seat('hacan').units('wellon'), seat('letnev').units('wellon')], [{ infantry: 1 }, { infantry: 1 }]);
});

proves(
  'LRR 2.7, LRR 2.8, action-cards/plague',
  'its planet is named before it can be cancelled, its dice come after',
  () => {
    const { seat, table: played } = table()
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 3 })
      .actionCards('hacan', 'sabotage#1')
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).chooses('wellon');
    deepEqual(played.view(2).playing, [{ seat: 0, card, said: { aim: 'wellon', more: null } }]);
    seat('hacan').chooses('sabotage#1');
    deepEqual(seat('hacan').units('wellon'), { infantry: 3 });
    seat('sol').cannotUse(card).chooses('pass');
  },
);

proves(
  'LRR 22.3, action-cards/plague',
  'not while nobody else has a planet; a planet without infantry can be chosen (R-105)',
  () => {
    const none = table()
      .planets('sol', 'lodor')
      .start(takeTurn({ seat: 0 }));
    none.seat('sol').cannotUse(card).chooses('pass');
    const { seat, table: played } = table()
      .planets('hacan', 'quann')
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).isOffered('quann').chooses('quann');
    equal(played.over, true);
  },
);

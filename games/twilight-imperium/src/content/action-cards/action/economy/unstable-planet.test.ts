import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../../model/changes.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'unstable-planet';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 31, action-cards/unstable-planet', 'a hazardous planet is exhausted and loses three infantry', () => {
  const { seat } = table()
    .planets('hacan', 'bereg', 'wellon')
    .planets('sol', 'starpoint')
    .units('hacan', 'bereg', { infantry: 4, mech: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('unstable-planet.aim').isOffered('bereg').chooses('bereg');
  deepEqual([seat('hacan').readyPlanets, seat('hacan').units('bereg')], [['wellon'], { infantry: 1, mech: 1 }]);
});

proves('action-cards/unstable-planet', 'all planets where there are fewer, and exhausted planets are allowed', () => {
  const { seat } = table()
    .planet('bereg', { controller: 'hacan', exhausted: true })
    .units('hacan', 'bereg', { infantry: 2 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('bereg');
  deepEqual([seat('hacan').units('bereg'), seat('hacan').planets], [{}, ['bereg']]);
});

proves('action-cards/unstable-planet', 'on a planet that is shared it is said whose', () => {
  const shared = (hacan: number) =>
    table()
      .planets('hacan', 'bereg')
      .units('hacan', 'bereg', { infantry: hacan })
      .units('letnev', 'bereg', { infantry: 1, mech: 1 })
      .with(game => {
        planetToChange(game, 'bereg').coexisting = [2];
      })
      .start(takeTurn({ seat: 0 }));
  const { seat } = shared(3);
  seat('sol').uses(card).chooses('bereg').isAsked('unstable-planet').isBound(3, 3).isOfferedLines({ 1: 3, 2: 1 });
  seat('sol').allots({ 1: 2, 2: 1 });
  deepEqual([seat('hacan').units('bereg'), seat('letnev').units('bereg')], [{ infantry: 1 }, { mech: 1 }]);
  const few = shared(2);
  few.seat('sol').uses(card).chooses('bereg');
  deepEqual([few.seat('hacan').units('bereg'), few.seat('letnev').units('bereg')], [{}, { mech: 1 }]);
});

proves('LRR 22.3, action-cards/unstable-planet', 'not while nobody has a hazardous planet (R-107)', () => {
  const { seat } = table()
    .planets('hacan', 'wellon')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

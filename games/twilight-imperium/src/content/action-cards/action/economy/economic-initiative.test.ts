import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'economic-initiative';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 2.6a, LRR 71.1, action-cards/economic-initiative',
  'own cultural planets are readied, and no others',
  () => {
    const { seat, table: played } = table()
      .planet('lodor', { controller: 'sol', exhausted: true })
      .planet('wellon', { controller: 'sol', exhausted: true })
      .planet('quann', { controller: 'hacan', exhausted: true })
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card);
    deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets], [['lodor'], []]);
    deepEqual(played.state.actionCards.discard, [card]);
  },
);

proves('LRR 2.8, action-cards/economic-initiative', 'cancelled it readies nothing, and the turn goes on', () => {
  const { seat } = table()
    .planet('lodor', { controller: 'sol', exhausted: true })
    .actionCards('hacan', 'sabotage#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
  seat('sol').cannotUse(card).chooses('pass');
  deepEqual(seat('sol').readyPlanets, []);
});

proves('action-cards/economic-initiative', 'it may be played without a cultural planet (R-105)', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  equal(played.over, true);
});

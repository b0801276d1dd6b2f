import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'tactical-bombardment';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 15, action-cards/tactical-bombardment', 'planets of others beside own Bombardment are exhausted', () => {
  const { seat } = table()
    .units('sol', '35', { dreadnought: 1 })
    .units('sol', '27', { cruiser: 1 })
    .units('sol', '46', { dreadnought: 1 })
    .planets('hacan', 'bereg', 'new-albion')
    .planets('sol', 'lirta-iv')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('tactical-bombardment.aim').isOffered('35', '46').chooses('35'); // also the void: R-105
  deepEqual([seat('hacan').readyPlanets, seat('sol').readyPlanets], [['new-albion'], ['lirta-iv']]);
});

proves('LRR 22.3, action-cards/tactical-bombardment', 'not without Bombardment', () => {
  const { seat } = table()
    .units('sol', '35', { cruiser: 1 })
    .planets('hacan', 'bereg')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'frontline-deployment';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 46, action-cards/frontline-deployment', 'three infantry on one own planet', () => {
  const { seat } = table()
    .planets('sol', 'lodor', 'wellon')
    .planets('hacan', 'quann')
    .units('sol', 'lodor', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('frontline-deployment.aim').isOffered('lodor', 'wellon').chooses('lodor');
  deepEqual([seat('sol').units('lodor'), seat('sol').units('wellon')], [{ infantry: 4 }, {}]);
});

proves('LRR 22.3, action-cards/frontline-deployment', 'not without a planet that takes units', () => {
  const { seat } = table()
    .planet('lodor', { controller: 'sol', attachments: ['demilitarized-zone'] })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

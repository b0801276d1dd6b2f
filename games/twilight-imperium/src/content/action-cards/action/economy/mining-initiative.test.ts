import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'mining-initiative';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 75, action-cards/mining-initiative',
  'the resources of a planet in trade goods, attachments and all',
  () => {
    const { seat } = table()
      .planet('bereg', { controller: 'sol', exhausted: true, attachments: ['rich-world'] })
      .planets('sol', 'wellon')
      .planets('hacan', 'lodor')
      .start(takeTurn({ seat: 0 }));
    seat('sol')
      .uses(card)
      .isAsked('mining-initiative.aim')
      .isOffered('bereg', 'wellon')
      .chooses('bereg')
      .isAsked('transaction.deal')
      .passes();
    deepEqual([seat('sol').tradeGoods, seat('sol').readyPlanets], [4, ['wellon']]);
  },
);

proves('LRR 22.3, action-cards/mining-initiative', 'not without a planet', () => {
  const { seat } = table()
    .planets('hacan', 'lodor')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

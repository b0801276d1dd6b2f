import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'uprising';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 34, LRR 75, action-cards/uprising', 'a planet of another is exhausted for its resources', () => {
  const { seat } = table()
    .planet('bereg', { controller: 'hacan', attachments: ['rich-world'] })
    .planet('quann', { controller: 'letnev', exhausted: true })
    .planets('hacan', 'arretze', 'wellon')
    .planets('sol', 'lodor')
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('uprising.aim')
    .isOffered('bereg', 'wellon')
    .chooses('bereg')
    .isAsked('transaction.deal')
    .passes();
  deepEqual([seat('sol').tradeGoods, seat('hacan').readyPlanets], [4, ['arretze', 'wellon']]);
});

proves('LRR 22.3, action-cards/uprising', 'not where all are exhausted or at home', () => {
  const { seat } = table()
    .planet('bereg', { controller: 'hacan', exhausted: true })
    .planets('hacan', 'arretze')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

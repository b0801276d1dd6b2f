import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'repeal-law';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 7.5, action-cards/repeal-law', 'a law leaves play', () => {
  const { seat, table: played } = table()
    .law('enforced-travel-ban', 'for')
    .law('minister-of-commerce', '1')
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('repeal-law.aim')
    .isOffered('enforced-travel-ban', 'minister-of-commerce')
    .chooses('minister-of-commerce');
  const { laws, agendas } = played.state;
  deepEqual([laws.map(({ id }) => id), agendas.discard], [['enforced-travel-ban'], ['minister-of-commerce']]);
});

proves('LRR 22.3, action-cards/repeal-law', 'not without a law', () => {
  const { seat } = table().start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

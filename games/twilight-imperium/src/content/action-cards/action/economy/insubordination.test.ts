import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'insubordination';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 20, action-cards/insubordination', 'a tactic token of another goes to its reinforcements', () => {
  const { seat } = table()
    .tokens('letnev', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));
  const before = seat('hacan').tokens;
  seat('sol').uses(card).isAsked('insubordination.aim').isOffered('1').chooses('1'); // Letnev has none
  deepEqual(seat('hacan').tokens, { ...before, tactic: before.tactic - 1, reinforcements: before.reinforcements + 1 });
});

proves('LRR 22.3, action-cards/insubordination', 'not while nobody else has one', () => {
  const { seat } = table()
    .tokens('hacan', { tactic: 0 })
    .tokens('letnev', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

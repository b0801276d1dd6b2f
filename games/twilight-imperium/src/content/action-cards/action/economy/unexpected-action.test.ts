import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'unexpected-action';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 20, action-cards/unexpected-action', 'an own token leaves the board for the reinforcements', () => {
  const { seat } = table()
    .token('sol', '46', '18')
    .token('hacan', '46', '39')
    .start(takeTurn({ seat: 0 }));
  const { reinforcements } = seat('sol').tokens;
  seat('sol').uses(card).isAsked('unexpected-action.aim').isOffered('18', '46').chooses('46');
  deepEqual(
    [seat('sol').tokensOnBoard, seat('hacan').tokensOnBoard, seat('sol').tokens.reinforcements],
    [['18'], ['39', '46'], reinforcements + 1],
  );
});

proves('LRR 22.3, action-cards/unexpected-action', 'not without one there', () => {
  const { seat } = table()
    .token('hacan', '46')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'war-effort';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 24, action-cards/war-effort', 'a cruiser beside own ships, others or not', () => {
  const { seat } = table()
    .units('sol', '46', { fighter: 1, carrier: 1 })
    .units('sol', '40', { cruiser: 1 })
    .units('hacan', '40', { cruiser: 1 })
    .units('hacan', '39', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('war-effort.aim').isOffered('40', '46').chooses('46');
  deepEqual(seat('sol').units('46'), { fighter: 1, carrier: 1, cruiser: 1 });
});

proves('LRR 37.3, action-cards/war-effort', 'the fleet pool counts', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 2 })
    .tokens('sol', { fleet: 2 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('46').isAsked('remove-ships').allots({ destroyer: 1 });
  deepEqual(seat('sol').units('46'), { destroyer: 1, cruiser: 1 });
});

proves('LRR 22.3, action-cards/war-effort', 'not without ships, nor without a cruiser', () => {
  const alone = table()
    .units('hacan', '46', { cruiser: 1 })
    .start(takeTurn({ seat: 0 }));
  alone.seat('sol').cannotUse(card).chooses('pass');
  const spent = table()
    .units('sol', '46', { cruiser: 8 })
    .tokens('sol', { fleet: 8 })
    .token('sol', '46')
    .start(takeTurn({ seat: 0 }));
  spent.seat('sol').cannotUse(card).chooses('pass');
});

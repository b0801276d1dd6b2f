import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'ghost-ship';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 101, action-cards/ghost-ship', 'a destroyer where a wormhole is and no ship of others', () => {
  const { seat } = table()
    .units('hacan', '39', { fighter: 1 })
    .wormhole('46', 'gamma')
    .technology(1, 'fighter-ii')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('ghost-ship.aim').isOffered('25', '26', '40', '46', '82a').chooses('26');
  deepEqual(seat('sol').units('26'), { destroyer: 1 });
});

proves('LRR 100.2, action-cards/ghost-ship', 'in the nexus it opens that', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('82a');
  equal(played.state.nexusOpen, true);
});

proves('action-cards/ghost-ship', 'not in a home system, wormhole or not', () => {
  const { seat } = table()
    .wormhole('16', 'alpha')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isOffered('25', '26', '39', '40', '82a').chooses('40');
});

proves(
  'LRR 23.4a, LRR 37.3, action-cards/ghost-ship',
  'one is called back where none is left, and the fleet pool counts',
  () => {
    const { seat } = table()
      .units('sol', '46', { destroyer: 7 })
      .units('sol', '40', { destroyer: 1, cruiser: 1 })
      .tokens('sol', { fleet: 2 })
      .token('sol', '46')
      .tokens(0, { fleet: 7 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).chooses('26').isAsked('recall').isOfferedLines({ '40:space': 1 }).allots({ '40:space': 1 });
    deepEqual([seat('sol').units('26'), seat('sol').units('40')], [{ destroyer: 1 }, { cruiser: 1 }]);
    const full = table()
      .units('sol', '40', { cruiser: 2 })
      .tokens('sol', { fleet: 2 })
      .start(takeTurn({ seat: 0 }));
    full.seat('sol').uses(card).chooses('40').isAsked('remove-ships').allots({ cruiser: 1 });
    deepEqual(full.seat('sol').units('40'), { cruiser: 1, destroyer: 1 });
  },
);

proves('LRR 22.3, action-cards/ghost-ship', 'not without a destroyer that could be called back', () => {
  const { seat } = table()
    .units('sol', '46', { destroyer: 8 })
    .token('sol', '46')
    .tokens(0, { fleet: 8 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

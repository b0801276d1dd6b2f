import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** A Sol cruiser in 27, whose route to 21 is through the nebula 42. */
const cruising = () => given('sol', 'hacan', 'letnev').units('sol', '27', { cruiser: 1 });

proves('LRR 59.1, LRR 7.2, agendas/shared-research', 'as law it lets ships through nebulae', () => {
  const { seat } = cruising()
    .law('shared-research', 'for')
    .start(activate({ system: '21' }));
  seat('sol').isAsked('move.from').isOffered('27').chooses('27').allots({ cruiser: 1 });
  deepEqual(seat('sol').units('21'), { cruiser: 1 });
});

proves('LRR 59.1, agendas/shared-research', 'without it they do not pass', () => {
  const { table } = cruising().start(activate({ system: '21' }));
  deepEqual([table.over, table.state.tactical], [true, null]);
});

proves('LRR 59.2, agendas/shared-research', 'whoever sets out from a nebula still moves 1', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '42', { cruiser: 1 })
    .law('shared-research', 'for')
    .start(activate({ system: '41' }));
  deepEqual(table.over, true);
});

proves('LRR 59.1, LRR 58.3b, agendas/shared-research', 'ships of others in the nebula still stop them', () => {
  const { table } = cruising()
    .units('hacan', '42', { fighter: 1 })
    .law('shared-research', 'for')
    .technology(1, 'fighter-ii')
    .start(activate({ system: '21' }));
  deepEqual(table.over, true);
});

proves(
  'LRR 8.21, LRR 20.3b, agendas/shared-research',
  'voted down, tokens come into home systems, from pools if need be (R-172)',
  () => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .token('hacan', '16')
      .tokens('letnev', { tactic: 6, fleet: 5, strategy: 5 })
      .agenda('shared-research');
    seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses('against');
    seat('letnev').isAsked('place-token-from').isTold({ system: '10' }).isOffered('tactic', 'fleet', 'strategy');
    seat('letnev').chooses('fleet');
    deepEqual(
      [seat('sol').tokensOnBoard, seat('hacan').tokensOnBoard, seat('letnev').tokensOnBoard],
      [['01'], ['16'], ['10']],
    );
    deepEqual(seat('letnev').tokens, { tactic: 6, fleet: 4, strategy: 5, reinforcements: 0 });
    deepEqual([table.state.laws, table.state.agendas.discard], [[], ['shared-research']]);
  },
);

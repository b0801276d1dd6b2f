import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 20, agendas/clandestine-operations', 'everybody loses two tokens from pools of its choice', () => {
  const { seat } = table()
    .tokens('hacan', { tactic: 0, fleet: 1, strategy: 0 })
    .units('letnev', '46', { cruiser: 3 })
    .agenda('clandestine-operations');
  seat('sol').isAsked('break-tie').chooses('for');
  seat('sol').isAsked('lose-tokens').isBound(2, 2).isOfferedLines({ tactic: 2, fleet: 2, strategy: 2 });
  seat('sol').allots({ tactic: 1, strategy: 1 });
  seat('letnev').isAsked('lose-tokens').allots({ fleet: 2 }); // Hacan had only one
  deepEqual(seat('sol').tokens, { tactic: 2, fleet: 3, strategy: 1, reinforcements: 10 });
  deepEqual(seat('hacan').tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 16 });
  deepEqual([seat('letnev').tokens.fleet, seat('letnev').units('46')], [1, { cruiser: 1 }]);
});

proves('LRR 37.3, agendas/clandestine-operations', 'voted down, everybody loses a fleet token', () => {
  const { seat } = table()
    .tokens('hacan', { fleet: 0 })
    .units('sol', '46', { cruiser: 2, destroyer: 1 })
    .agenda('clandestine-operations');
  seat('sol').chooses('against');
  seat('sol').isAsked('remove-ships').isBound(1, 1).allots({ destroyer: 1 });
  deepEqual(
    [0, 1, 2].map(who => seat(who).tokens.fleet),
    [2, 0, 2],
  );
});

proves(
  'LRR 20, agendas/armed-forces-standardization',
  'the pools of the elected player come to 3, 3 and 2, from and to its reinforcements',
  () => {
    const { seat } = table()
      .tokens('hacan', { tactic: 1, fleet: 5, strategy: 0 })
      .units('hacan', '46', { cruiser: 4 })
      .agenda('armed-forces-standardization');
    seat('sol').chooses('1');
    deepEqual(seat('hacan').units('46'), { cruiser: 3 });
    deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
    deepEqual(seat('sol').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
  },
);

proves(
  'LRR 20.3a, agendas/armed-forces-standardization',
  'with too few tokens its player says what goes short (R-123)',
  () => {
    const { seat } = table()
      .tokens('hacan', { tactic: 0, fleet: 4, strategy: 0 })
      .token('hacan', ...'18 19 46 20 41 21 42 44 25 39'.split(' '))
      .agenda('armed-forces-standardization');
    seat('sol').chooses('1');
    const hacan = seat('hacan').isAsked('set-tokens').isBound(6, 6);
    hacan.isOfferedLines({ tactic: 3, fleet: 3, strategy: 2 }, { fleet: 3 });
    hacan.isRefused('answer/amount', { tactic: 3, fleet: 1, strategy: 2 }); // tokens in pools stay
    hacan.allots({ tactic: 1, fleet: 3, strategy: 2 });
    deepEqual(hacan.tokens, { tactic: 1, fleet: 3, strategy: 2, reinforcements: 0 });
  },
);

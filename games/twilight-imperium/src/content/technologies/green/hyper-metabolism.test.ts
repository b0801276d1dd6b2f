import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { gainAndRedistribute } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { gainTokens } from '../../../verbs/tokens/tokens.ts';

proves(
  'technologies/hyper-metabolism',
  'Hyper Metabolism: three command tokens in the status phase, for its owner',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .technology('sol', 'hyper-metabolism')
      .start(gainAndRedistribute({}));
    seat('sol').isTold({ gained: 3 }).allots({ tactic: 3, fleet: 6, strategy: 2 });
    for (const other of ['hacan', 'letnev'] as const)
      seat(other).isTold({ gained: 2 }).allots({ tactic: 5, fleet: 3, strategy: 2 });
    equal(seat('sol').tokens.reinforcements, 5);
  },
);

test('Hyper Metabolism: other gains stay as they are', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'hyper-metabolism')
    .resolves('sol', (game, me) => gainTokens(game, me, 2));
  seat('sol').isTold({ count: 2 }).allots({ tactic: 2 });
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';

/** All players kept their cards, so none is chosen. */
const table = () => given('sol', 'hacan', 'letnev').phase('strategy').active(null).actionCards('hacan', 'summit');

proves('LRR 20.2, action-cards/summit', 'two command tokens as the strategy phase starts', () => {
  const { seat, table: played } = table().start(strategyPhase({}));
  seat('hacan').isAsked('start-of-strategy-phase').isOffered('summit').chooses('summit');
  seat('hacan').isAsked('gain-tokens').allots({ tactic: 1, strategy: 1 });
  deepEqual(seat('hacan').tokens, { tactic: 4, fleet: 3, strategy: 3, reinforcements: 6 });
  deepEqual(played.state.actionCards.discard, ['summit']);
});

proves('LRR 20.3a, action-cards/summit', 'no more than there are in the reinforcements, and not without any', () => {
  const { seat } = table().tokens('hacan', { tactic: 10 }).token('hacan', '46').start(strategyPhase({}));
  seat('hacan').isNotAsked();
  const one = table().tokens('hacan', { tactic: 10 }).start(strategyPhase({}));
  one.seat('hacan').chooses('summit').isAsked('gain-tokens').isBound(1, 1).allots({ fleet: 1 });
});

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .phase('status')
    .active(null)
    .strategyCards('hacan', 'diplomacy!', 'trade')
    .actionCards('hacan', 'political-stability');

proves('LRR 81.8, action-cards/political-stability', 'strategy cards stay where they are, readied', () => {
  const { seat } = table().start(readyRepairReturn({}));
  seat('hacan').isAsked('when-strategy-cards-return').isOffered('political-stability').chooses('political-stability');
  deepEqual(seat('hacan').player.strategyCards, [
    { id: 'diplomacy', exhausted: false },
    { id: 'trade', exhausted: false },
  ]);
  deepEqual(seat('sol').player.strategyCards, []);
});

proves('LRR 84, action-cards/political-stability', 'then its player takes none in the next strategy phase', () => {
  const { seat } = table().start(readyRepairReturn({}), strategyPhase({}));
  seat('hacan').chooses('political-stability');
  seat('sol')
    .isAsked('strategy-card')
    .isOffered('leadership', 'politics', 'construction', 'warfare', 'technology', 'imperial');
  seat('sol').chooses('leadership');
  seat('letnev').chooses('politics');
  seat('sol').chooses('construction');
  seat('letnev').chooses('warfare');
  seat('hacan').isNotAsked();
});

proves('action-cards/political-stability', 'not playable by a player who has none', () => {
  const { seat } = table().strategyCards('hacan').start(readyRepairReturn({}));
  seat('hacan').isNotAsked();
});

proves('LRR 81.8, action-cards/political-stability', 'a single strategy card can be kept too', () => {
  const { seat } = table().strategyCards('hacan', 'trade!').start(readyRepairReturn({}));
  seat('hacan').chooses('political-stability');
  deepEqual(seat('hacan').player.strategyCards, [{ id: 'trade', exhausted: false }]);
});

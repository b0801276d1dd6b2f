import { moveValue } from '../../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const flankSpeed = reaction({
  id: 'flank-speed',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: { until: 'tactical-action', parts: [modify(moveValue, (_ships, move) => move + 1)] },
});

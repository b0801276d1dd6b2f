import { actionsInTurn } from '../../../moments/phases/queries.ts';
import { afterAction } from '../../../moments/phases/windows.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const masterPlan = reaction({
  id: 'master-plan',
  window: afterAction,
  when: (_game, me, { seat }) => seat === me,
  lasting: { until: 'turn', parts: [modify(actionsInTurn, (_seat, actions) => actions + 1)] },
});

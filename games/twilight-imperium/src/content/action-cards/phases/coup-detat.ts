import { whenStrategicAction } from '../../../moments/phases/windows.ts';
import { preventStrategicAction } from '../../../verbs/phases/strategy-cards.ts';
import { reaction } from '../action-card.ts';

export const coupDetat = reaction({
  id: 'coup-detat',
  window: whenStrategicAction,
  when: (_game, me, { seat, prevented }) => seat !== me && !prevented,
  resolve: (_game, _me, moment) => preventStrategicAction(moment),
});

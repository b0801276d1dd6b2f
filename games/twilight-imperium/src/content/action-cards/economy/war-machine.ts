import { whenProducing } from '../../../moments/economy/windows.ts';
import { improveProduction } from '../../../verbs/economy/production.ts';
import { reaction } from '../action-card.ts';

export const warMachine = reaction({
  id: 'war-machine',
  window: whenProducing,
  when: (_game, me, { seat }) => seat === me,
  resolve: (_game, _me, moment) => improveProduction(moment, { more: 4, cheaper: 1 }),
});

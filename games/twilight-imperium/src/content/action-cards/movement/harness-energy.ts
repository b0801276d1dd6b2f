import { anomaliesOf, systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { reaction } from '../action-card.ts';

export const harnessEnergy = reaction({
  id: 'harness-energy',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) => seat === me && anomaliesOf(systemOf(game, system)).length > 0,
  resolve: (game, me) => replenishCommodities(game, me),
});

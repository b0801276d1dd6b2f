import { systemOf } from '../../../model/readers.ts';
import { anomaliesIn } from '../../../moments/galaxy/systems.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { reaction } from '../action-card.ts';

export const harnessEnergy = reaction({
  id: 'harness-energy',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) => seat === me && anomaliesIn(game, systemOf(game, system)).length > 0,
  resolve: (game, me) => replenishCommodities(game, me),
});

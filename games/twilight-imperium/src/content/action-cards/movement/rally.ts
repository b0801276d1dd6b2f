import { systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { othersHaveShips } from '../../../moments/units/counts-as.ts';
import { canGainToken, fillPool } from '../../../verbs/tokens/tokens.ts';
import { reaction } from '../action-card.ts';
export const rally = reaction({
  id: 'rally',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) =>
    seat === me && othersHaveShips(game, systemOf(game, system), me) && canGainToken(game, me),
  resolve: (game, me) => fillPool(game, me, 'fleet', 2),
});

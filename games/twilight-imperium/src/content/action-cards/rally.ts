import { othersHaveShips, playerOf, systemOf } from '../../model/readers.ts';
import { afterSystemActivated } from '../../moments/windows.ts';
import { fillPool } from '../../verbs/tokens.ts';
import { reaction } from './action-card.ts';

export const rally = reaction({
  id: 'rally',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) =>
    seat === me && othersHaveShips(systemOf(game, system), me) && playerOf(game, me).tokens.reinforcements > 0,
  resolve: (game, me) => fillPool(game, me, 'fleet', 2),
});

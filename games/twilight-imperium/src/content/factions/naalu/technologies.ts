import { systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { fightersPerShip } from '../../../moments/units/queries.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { modify, on } from '../../ability.ts';
import { technology } from '../../technologies/technology.ts';

/** Before movement; fleet limits are enforced directly afterwards. */
export const neuroglaive = technology({
  id: 'neuroglaive',
  responses: [
    on(afterSystemActivated, {
      must: true,
      when: (game, me, { seat, system }) => seat !== me && hasShips(game, systemOf(game, system), me),
      play: (game, _me, { seat }) => loseToken(game, seat, 'fleet'),
    }),
  ],
});

export const hybridCrystalFighterII = technology({
  id: 'hybrid-crystal-fighter-ii',
  passive: [modify(fightersPerShip, (_seat, fighters) => 2 * fighters)],
});

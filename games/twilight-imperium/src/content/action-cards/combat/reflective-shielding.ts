import { systemOf } from '../../../model/readers.ts';
import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { hasShips, isShip } from '../../../moments/units/counts-as.ts';
import { opponentIn, produceHits } from '../../../verbs/combat/combat-effects.ts';
import { reaction } from '../action-card.ts';
export const reflectiveShielding = reaction({
  id: 'reflective-shielding',
  window: afterSustainDamage,
  when: (game, me, { area, ...units }) => {
    const { combat } = game;
    if (units.seat !== me || !isShip(game, units, area) || combat?.kind !== 'space') return false;
    const opponent = opponentIn(combat, me);
    return opponent !== undefined && hasShips(game, systemOf(game, combat.system), opponent);
  },
  *resolve(game, me, { cause }) {
    yield* produceHits(game, me, 2, cause);
  },
});

import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { mayBeDestroyed } from '../../../moments/units/queries.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { reaction } from '../action-card.ts';
export const directHit = reaction({
  id: 'direct-hit',
  window: afterSustainDamage,
  when: (game, me, { seat, unit, area, hitBy }) =>
    hitBy === me &&
    seat !== me &&
    isShip(game, { seat, unit }, area) &&
    mayBeDestroyed(game, { seat, unit, cause: 'direct-hit' }, true),
  *resolve(game, me, { seat, unit, area }) {
    yield* destroyUnits(game, seat, unit, 1, area, { cause: 'direct-hit', by: me, damaged: 1 });
  },
});

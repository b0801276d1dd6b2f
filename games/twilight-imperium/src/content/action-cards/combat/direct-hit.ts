import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { mayBeDestroyed } from '../../../moments/units/queries.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { reaction } from '../action-card.ts';
export const directHit = reaction({
  id: 'direct-hit',
  window: afterSustainDamage,
  when: (game, me, { area, hitBy, ...units }) =>
    hitBy === me &&
    units.seat !== me &&
    isShip(game, units, area) &&
    mayBeDestroyed(game, { ...units, cause: 'direct-hit' }, true),
  *resolve(game, me, { area, repaired, ...units }) {
    yield* destroyUnits(game, units.seat, units, 1, area, { cause: 'direct-hit', by: me, damaged: repaired ? 0 : 1 });
  },
});

import type { UnitType } from '../../../model/ids.ts';
import { groupsIn } from '../../../model/readers.ts';
import { maySustain } from '../../../moments/combat/queries.ts';
import { isGroundForce, isShip, type Reader } from '../../../moments/units/counts-as.ts';
import type { Part } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Others' units of a kind cannot use Sustain Damage in an area with such a unit of the owner. */
const wearsDown =
  (by: UnitType, which: Reader): Part =>
  ({ isOwnedBy }) =>
    maySustain.install((game, { seat, unit, area }, may) => {
      if (!may || !which(game, { seat, unit }, area)) return may;
      const groups = groupsIn(game, area);
      return !groups.some(group => group.unit === by && group.seat !== seat && isOwnedBy(game, group.seat));
    });

export const fourthMoon = factionUnit('fourth-moon', { passive: [wearsDown('flagship', isShip)] });

export const mollTerminus = factionUnit('moll-terminus', { passive: [wearsDown('mech', isGroundForce)] });

import type { UnitType } from '../../../model/ids.ts';
import { groupsIn, isGroundForce, isShip } from '../../../model/readers.ts';
import { maySustain } from '../../../moments/combat/queries.ts';
import type { Part } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Others' units of a kind cannot use Sustain Damage where a unit of the card's owner stands. */
const wearsDown =
  (by: UnitType, which: (unit: UnitType) => boolean): Part =>
  ({ isOwnedBy }) =>
    maySustain.install((game, { seat, unit, area }, may) => {
      if (!may || !which(unit)) return may;
      const groups = groupsIn(game, area);
      return !groups.some(group => group.unit === by && group.seat !== seat && isOwnedBy(game, group.seat));
    });

export const fourthMoon = factionUnit('fourth-moon', { passive: [wearsDown('flagship', isShip)] });

export const mollTerminus = factionUnit('moll-terminus', { passive: [wearsDown('mech', isGroundForce)] });

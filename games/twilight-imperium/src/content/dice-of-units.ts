import type { UnitType } from '../model/ids.ts';
import { groupsIn } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import type { CombatRoll } from '../moments/combat/windows.ts';
import { statsOf } from '../moments/units/queries.ts';

/** A unit, and the places of its dice in a roll. */
export interface RolledFor {
  readonly unit: UnitType;
  readonly dice: readonly number[];
}

/** Which dice of a roll belong together: those of a kind lie in the order of the units, and what cards add comes last. */
export function diceOfUnits(game: State, { seat, area, dice }: CombatRoll): RolledFor[] {
  const units: RolledFor[] = [];
  for (const group of groupsIn(game, area)) {
    if (group.seat !== seat) continue;
    const { unit, count } = group;
    const own = [...dice.keys()].filter(place => dice[place]!.unit === unit);
    const each = statsOf(game, seat, unit).combat?.dice;
    for (let n = 1; n <= count && own.length > 0; n++)
      units.push({ unit, dice: own.splice(0, n < count ? each : own.length) });
  }
  return units;
}

import { type Amounts, open, type Rule, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { System } from '../../model/galaxy/state.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { planetOf, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { whenGroundForcesProduced } from '../../moments/economy/windows.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';

type Place = PlanetId | 'space';

/** Additional planets on which content lets produced ground forces be placed. */
export function* furtherPlanets(game: State, seat: Seat, id: SystemId, amounts: Amounts): Rule<readonly PlanetId[]> {
  const system = systemOf(game, id);
  if (!unitTypes.some(unit => amounts[unit] && isGroundForce(game, { seat, unit }, system))) return [];
  const moment = { seat, system: id, further: [] as PlanetId[] };
  yield* open(game, whenGroundForcesProduced, moment);
  return moment.further;
}

/** The usual places plus, for ground forces, additional ones. */
export function withFurther(
  game: State,
  { seat, unit }: { readonly seat: Seat; readonly unit: UnitType },
  system: System,
  places: readonly Place[],
  further: readonly PlanetId[],
): Place[] {
  if (further.length === 0 || !isGroundForce(game, { seat, unit }, system)) return [...places];
  const open = further.filter(id => mayPlaceOn(game, { seat, planet: planetOf(game, id), unit }, !planets[id].station));
  return [...new Set([...places, ...open])];
}

import { query, type Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import { printedStats } from '../../model/factions/faction-units.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import type { StructureType, UnitType } from '../../model/ids.ts';
import { type Area, fleetPoolOf, playerOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { type Kind, type Mark, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { UnitStats } from '../../model/units/units.ts';

/** What a unit of a seat can do. */
export const unitStats = query<State, { seat: Seat; unit: UnitType; mark?: Mark }, UnitStats>('unit-stats');
/** Non-fighter ships that a seat may have in one system (LRR 37.1). */
export const fleetLimit = query<State, { seat: Seat; system: SystemId }, number>('fleet-limit');
/** How many fighters that move by themselves and have no room count as one ship against a fleet pool (LRR 37.1a). */
export const fightersPerShip = query<State, Seat, number>('fighters-per-ship');
/** May the seat have any number of ships in a system, whatever else says? */
export const fleetIsUnlimited = query<State, Seat, boolean>('fleet-is-unlimited');
/** May the seat place this unit on a planet? */
export const mayPlaceOn = query<State, { seat: Seat; planet: Planet; unit: UnitType }, boolean>('may-place-on');
// A planet that lies in no system takes no units.
mayPlaceOn.install((_game, { planet }, may) => may && !planets[planet.id].cardAlone);
/** Do a seat's structures of this kind stand in space instead of on a planet? */
export const standsInSpace = query<State, { seat: Seat; unit: UnitType }, boolean>('stands-in-space');
/** Structures of a kind that a seat may have on one planet (LRR 85). */
export const structureLimit = query<State, { seat: Seat; planet: Planet; unit: StructureType }, number>(
  'structure-limit',
);
/** Has a unit of a seat the abilities that are printed on it as text? */
export const hasPrintedAbilities = query<State, { seat: Seat; unit: UnitType }, boolean>('has-printed-abilities');
/** The planet that units stand on, though they may fight elsewhere. */
export const stationedOn = query<State, { seat: Seat; mark?: Mark; area: Area }, PlanetId | null>('stationed-on');
/** Can units of a seat be destroyed by this? */
export const mayBeDestroyed = query<State, { seat: Seat; unit: UnitType; cause: Cause }, boolean>('may-be-destroyed');

export function statsOf(game: State, seat: Seat, kind: Kind): UnitStats {
  if (typeof kind === 'string') return unitStats(game, { seat, unit: kind }, printedStats(playerOf(game, seat), kind));
  const { unit } = kind;
  return unitStats(game, { seat, unit, ...markOf(kind) }, printedStats(playerOf(game, seat), unit));
}

/** Room for fighters and ground forces beside that of ships, wherever they are. */
export const capacityBeside = query<State, Seat, number>('capacity-beside');

/** Room that a seat's ships in a system give to fighters and ground forces (LRR 16.2). */
export function capacityIn(game: State, seat: Seat, groups: readonly UnitGroup[]): number {
  let capacity = 0;
  for (const group of groups)
    if (group.seat === seat) capacity += group.count * (statsOf(game, seat, group).capacity ?? 0);
  return capacityBeside(game, seat, capacity);
}

export const fleetLimitIn = (game: State, seat: Seat, system: SystemId): number =>
  fleetIsUnlimited(game, seat, false)
    ? Number.MAX_SAFE_INTEGER
    : fleetLimit(game, { seat, system }, fleetPoolOf(game, seat));

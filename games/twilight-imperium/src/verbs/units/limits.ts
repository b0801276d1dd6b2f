import type { Rule, Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type Area, actingSeat, seatsClockwise, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { isShip, isStructure, needsCapacity } from '../../moments/units/counts-as.ts';
import { capacityIn, fleetLimitIn, statsOf } from '../../moments/units/queries.ts';
import { chooseLosses, lossesOf } from '../combat/hits.ts';
import { removeUnits } from './units.ts';

/** Fighters that space docks in the system keep without capacity; no other kind of unit but structures does. */
function freeFighters(game: State, seat: Seat, system: System): number {
  let free = 0;
  const look = (groups: readonly UnitGroup[], place: System | Planet): void => {
    for (const group of groups)
      if (group.seat === seat && isStructure(game, group, place))
        free += group.count * (statsOf(game, seat, group.unit).freeFighters ?? 0);
  };
  look(system.space, system);
  for (const planet of system.planets) look(planet.units, planet);
  return free;
}

const isFighter = ({ unit }: UnitGroup): boolean => unit === 'fighter';

const ofSeat = (system: System, seat: Seat, which: (group: UnitGroup) => boolean): UnitGroup[] =>
  system.space.filter(group => group.seat === seat && which(group));

/** What counts against the fleet pool whatever else there is (LRR 37.1). */
const largeShips = (game: State, seat: Seat, system: System): UnitGroup[] =>
  ofSeat(system, seat, group => isShip(game, group, system) && !needsCapacity(game, group, system));

/** What uses capacity besides fighters: ground forces in space (LRR 16.3). */
const otherCargo = (game: State, seat: Seat, system: System): UnitGroup[] =>
  ofSeat(system, seat, group => group.unit !== 'fighter' && needsCapacity(game, group, system));

/** What a seat has too much of in a system. */
interface Excess {
  /** Ships beyond the fleet pool (LRR 37.3). */
  readonly ships: number;
  /** Fighters and ground forces beyond capacity (LRR 16.3). */
  readonly cargo: number;
  /** What can be removed for it: docks and the fleet pool make room for fighters alone, so it may be ground forces only. */
  readonly removable: readonly UnitGroup[];
}

const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

const none: Excess = { ships: 0, cargo: 0, removable: [] };

/** Does capacity not count for a seat in a system: does it fight there (LRR 16.3c)? */
const fightsIn = ({ combat }: State, seat: Seat, system: System): boolean =>
  combat !== null && combat.system === system.id && (combat.attacker === seat || combat.defender === seat);

/** What capacity is too small for: ground forces first, as long as they need more than there is, then whatever the owner likes. */
function excessCargo(game: State, seat: Seat, system: System, capacity: number, poolLeft: number): Excess {
  const onGround = otherCargo(game, seat, system);
  const groundForces = sizeOf(onGround);
  if (groundForces > capacity) return { ships: 0, cargo: groundForces - capacity, removable: onGround };
  const fighters = sizeOf(ofSeat(system, seat, isFighter)) - freeFighters(game, seat, system); // sheltered ones need no room
  if (fighters <= 0) return none;
  const movable = statsOf(game, seat, 'fighter').move !== undefined; // they may use the fleet pool instead (LRR 37.1a)
  const over = groundForces + fighters - capacity - (movable ? poolLeft : 0);
  if (over <= 0) return none;
  const rivals = movable ? largeShips(game, seat, system) : []; // a ship may leave its place to a fighter
  const unsheltered = { seat, unit: 'fighter', count: fighters, damaged: 0 } as const;
  return { ships: 0, cargo: over, removable: [unsheltered, ...onGround, ...rivals] };
}

/** Ships beyond the fleet pool, or else cargo beyond capacity, which counts once the ships fit. Asked often. */
function excessOf(game: State, seat: Seat, system: System): Excess {
  let ships = 0;
  let cargo = 0;
  for (const group of system.space)
    if (group.seat === seat) {
      if (needsCapacity(game, group, system)) cargo += group.count;
      else if (isShip(game, group, system)) ships += group.count;
    }
  const limit = ships + cargo === 0 ? 0 : fleetLimitIn(game, seat, system.id);
  if (ships > limit) return { ships: ships - limit, cargo: 0, removable: largeShips(game, seat, system) };
  if (cargo === 0 || fightsIn(game, seat, system)) return none;
  const capacity = capacityIn(game, seat, system.space);
  return cargo <= capacity ? none : excessCargo(game, seat, system, capacity, limit - ships);
}

/** Fighters that no dock shelters and ground forces of a seat in the space of a system, and the room of its ships. */
export function roomIn(game: State, seat: Seat, system: System): { readonly cargo: number; readonly capacity: number } {
  const fighters = Math.max(0, sizeOf(ofSeat(system, seat, isFighter)) - freeFighters(game, seat, system));
  const groundForces = sizeOf(otherCargo(game, seat, system));
  return { cargo: fighters + groundForces, capacity: capacityIn(game, seat, system.space) };
}

/** Has a seat more in a system than fleet pool and capacity allow? */
export const isCrowded = (game: State, seat: Seat, system: System): boolean => excessOf(game, seat, system) !== none;

/**
 * Removes what a seat has too much of in a system: ships beyond the fleet pool, then cargo beyond capacity (LRR 37.3,
 * LRR 16.3). Its owner says which, where there is a choice (LRR 16.3a).
 */
export function* enforceLimits(game: State, seat: Seat, id: SystemId): Rule {
  const area: Area = { system: id, planet: null };
  for (;;) {
    const { ships, cargo, removable } = excessOf(game, seat, systemOf(game, id));
    if (ships > 0) yield* removeExcess(game, seat, 'remove-ships', removable, ships, area);
    else if (cargo > 0) yield* removeExcess(game, seat, 'remove-cargo', removable, cargo, area);
    else return;
  }
}

function* removeExcess(
  game: State,
  seat: Seat,
  kind: string,
  groups: readonly UnitGroup[],
  count: number,
  area: Area,
): Rule {
  const chosen = yield* chooseLosses(seat, kind, groups, count, { system: area.system });
  for (const group of groups.map(each => ({ ...each }))) {
    const lost = lossesOf(chosen, group);
    yield* removeUnits(game, seat, group, lost.count, area, lost.damaged);
  }
}

/** Do all fleets fit their pools and all cargo its ships? Looked at often. */
export function areLimitsMet(game: State): boolean {
  for (const system of game.systems) {
    const { space } = system;
    for (let i = 0; i < space.length; i++) {
      const { seat } = space[i]!;
      if (i > 0 && space[i - 1]!.seat === seat) continue; // groups of a seat mostly lie together
      if (isCrowded(game, seat, system)) return false;
    }
  }
  return true;
}

/** All remove what they have too much of, the active player first, then clockwise; in the agenda phase from the speaker. */
export function* enforceAllLimits(game: State): Rule {
  if (areLimitsMet(game)) return;
  for (const seat of seatsClockwise(game, actingSeat(game) ?? game.speaker))
    for (const { id, space } of game.systems)
      if (space.some(group => group.seat === seat)) yield* enforceLimits(game, seat, id);
}

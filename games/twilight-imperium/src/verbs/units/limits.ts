import type { Rule, Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import { type Area, actingSeat, seatsClockwise, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { isShip, needsCapacity } from '../../moments/units/counts-as.ts';
import { capacityIn, fightersPerShip, fleetLimitIn, statsOf } from '../../moments/units/queries.ts';
import { chooseLosses, lossesOf } from '../combat/hits.ts';
import { freeFighters, isFighter, ofSeat, otherCargo, sizeOf } from './room.ts';
import { removeUnits } from './units.ts';

/** Ships that always count against the fleet pool (LRR 37.1). */
const largeShips = (game: State, seat: Seat, system: System): UnitGroup[] =>
  ofSeat(system, seat, group => isShip(game, group, system) && !needsCapacity(game, group, system));

/** By how much a seat exceeds its limits in a system. */
interface Excess {
  /** Ships beyond the fleet pool (LRR 37.3). */
  readonly ships: number;
  /** Fighters and ground forces beyond capacity (LRR 16.3). */
  readonly cargo: number;
  /** The units that can be removed: maybe only ground forces, as docks and the fleet pool take only fighters. */
  readonly removable: readonly UnitGroup[];
}

const none: Excess = { ships: 0, cargo: 0, removable: [] };

/** Is capacity ignored for a seat in a system, as it fights there (LRR 16.3c)? */
const fightsIn = ({ combat }: State, seat: Seat, system: System): boolean =>
  combat !== null && combat.system === system.id && (combat.attacker === seat || combat.defender === seat);

/** Cargo beyond capacity: ground forces first if they alone exceed it, then units of the owner's choice. */
function excessCargo(game: State, seat: Seat, system: System, capacity: number, poolLeft: number): Excess {
  const onGround = otherCargo(game, seat, system);
  const groundForces = sizeOf(onGround);
  if (groundForces > capacity) return { ships: 0, cargo: groundForces - capacity, removable: onGround };
  const fighters = sizeOf(ofSeat(system, seat, isFighter)) - freeFighters(game, seat, system); // minus dock-supported ones
  if (fighters <= 0) return none;
  const movable = statsOf(game, seat, 'fighter').move !== undefined; // they may use the fleet pool instead (LRR 37.1a)
  const perShip = movable ? fightersPerShip(game, seat, 1) : 0;
  const over = groundForces + fighters - capacity - poolLeft * perShip;
  if (over <= 0) return none;
  const rivals = movable ? largeShips(game, seat, system) : []; // ships can be removed instead of fighters
  const unsheltered = { seat, unit: 'fighter', count: fighters, damaged: 0 } as const;
  const removable = [unsheltered, ...onGround, ...rivals];
  // If a ship frees room for several, check again after each unit.
  return { ships: 0, cargo: perShip > 1 && rivals.length > 0 ? 1 : over, removable };
}

/** Ships beyond the fleet pool; if none, cargo beyond capacity. Called often: keep it fast. */
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

/** A seat's capacity in a system, and its use by ground forces in space and fighters beyond docks. */
export function roomIn(game: State, seat: Seat, system: System): { readonly cargo: number; readonly capacity: number } {
  const fighters = Math.max(0, sizeOf(ofSeat(system, seat, isFighter)) - freeFighters(game, seat, system));
  const groundForces = sizeOf(otherCargo(game, seat, system));
  return { cargo: fighters + groundForces, capacity: capacityIn(game, seat, system.space) };
}

/** Does a seat exceed fleet pool or capacity in a system? */
export const isCrowded = (game: State, seat: Seat, system: System): boolean => excessOf(game, seat, system) !== none;

/**
 * Removes a seat's excess units in a system: ships beyond the fleet pool, then cargo beyond capacity (LRR 37.3,
 * LRR 16.3). The owner chooses which (LRR 16.3a).
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

/** Do all seats meet fleet pool and capacity? Called often. */
export function areLimitsMet(game: State): boolean {
  for (const system of game.systems) {
    const { space } = system;
    for (let i = 0; i < space.length; i++) {
      const { seat } = space[i]!;
      if (i > 0 && space[i - 1]!.seat === seat) continue; // skips most repeated seats
      if (isCrowded(game, seat, system)) return false;
    }
  }
  return true;
}

/** All players remove excess units, clockwise from the active player; in the agenda phase from the speaker. */
export function* enforceAllLimits(game: State): Rule {
  if (areLimitsMet(game)) return;
  for (const seat of seatsClockwise(game, actingSeat(game) ?? game.speaker))
    for (const { id, space } of game.systems)
      if (space.some(group => group.seat === seat)) yield* enforceLimits(game, seat, id);
}

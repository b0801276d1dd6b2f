import type { Rule, Seat } from '@orrery/kernel';
import { type Area, isGroundForce, isShip, systemOf } from '../model/readers.ts';
import type { State, System, SystemId, UnitGroup } from '../model/state.ts';
import { capacityIn, fleetLimitIn, statsOf } from '../moments/queries.ts';
import { chooseLosses, lossesOf } from './hits.ts';
import { removeUnits } from './units.ts';

/** Fighters that space docks in the system keep without capacity. */
const freeFighters = (game: State, seat: Seat, system: System): number => {
  let free = 0;
  for (const groups of [system.space, ...system.planets.map(planet => planet.units)])
    for (const group of groups)
      if (group.seat === seat) free += group.count * (statsOf(game, seat, group.unit).freeFighters ?? 0);
  return free;
};

/** What uses capacity: fighters and ground forces in space (LRR 16.3). */
const cargoOf = (system: System, seat: Seat): UnitGroup[] =>
  system.space.filter(group => group.seat === seat && (group.unit === 'fighter' || isGroundForce(group.unit)));

const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, group) => sum + group.count, 0);

export interface Room {
  readonly ships: number;
  readonly shipLimit: number;
  readonly cargo: number;
  readonly capacity: number;
  /** Fighters beyond capacity that count as ships instead. */
  readonly fightersAsShips: number;
}

/** Fighters that move by themselves may use the fleet pool instead of capacity. */
const canCountAsShips = (game: State, seat: Seat): boolean => statsOf(game, seat, 'fighter').move !== undefined;

/** How full a system is for a seat, against fleet pool and capacity. */
export function roomIn(game: State, seat: Seat, system: System): Room {
  const ships = system.space.reduce(
    (sum, group) => (group.seat === seat && isShip(group.unit) && group.unit !== 'fighter' ? sum + group.count : sum),
    0,
  );
  const carried = cargoOf(system, seat);
  const fighters = sizeOf(carried.filter(({ unit }) => unit === 'fighter'));
  const cargo = sizeOf(carried) - Math.min(fighters, freeFighters(game, seat, system));
  const capacity = capacityIn(game, seat, system.space);
  const movable = canCountAsShips(game, seat);
  const shipLimit = fleetLimitIn(game, seat, system.id);
  const excess = Math.max(0, cargo - capacity);
  const fightersAsShips = movable ? Math.min(excess, fighters, Math.max(0, shipLimit - ships)) : 0;
  return { ships, shipLimit, cargo, capacity, fightersAsShips };
}

function* removeExcess(
  game: State,
  seat: Seat,
  kind: string,
  groups: readonly UnitGroup[],
  count: number,
  area: Area,
): Rule {
  const chosen = yield* chooseLosses(seat, kind, groups, count);
  for (const { unit } of groups.map(group => ({ ...group }))) {
    const lost = lossesOf(chosen, unit);
    yield* removeUnits(game, seat, unit, lost.count, area, lost.damaged);
  }
}

/** Ships that count against the fleet pool whatever else there is (LRR 37.1). */
const shipsIn = (system: System, seat: Seat): UnitGroup[] =>
  system.space.filter(group => group.seat === seat && isShip(group.unit) && group.unit !== 'fighter');

/** Removes ships beyond the fleet pool alone: while a combat is fought, capacity does not count (LRR 16.3). */
export function* enforceFleetPool(game: State, seat: Seat, id: SystemId): Rule {
  const system = systemOf(game, id);
  const { ships, shipLimit } = roomIn(game, seat, system);
  if (ships > shipLimit)
    yield* removeExcess(game, seat, 'remove-ships', shipsIn(system, seat), ships - shipLimit, {
      system: id,
      planet: null,
    });
}

/**
 * Removes what a system holds too much of: ships beyond the fleet pool, then cargo beyond capacity (LRR 37.3, LRR 16.3).
 * Fighters that may count as ships compete with the others for the fleet pool, so their owner may part with a ship instead.
 */
export function* enforceLimits(game: State, seat: Seat, id: SystemId): Rule {
  const system = systemOf(game, id);
  const area: Area = { system: id, planet: null };
  yield* enforceFleetPool(game, seat, id);
  for (;;) {
    const { cargo, capacity, fightersAsShips } = roomIn(game, seat, system);
    const over = cargo - capacity - fightersAsShips;
    if (over <= 0) return;
    const carried = cargoOf(system, seat);
    const crowded = fightersAsShips < sizeOf(carried.filter(({ unit }) => unit === 'fighter'));
    const rivals = crowded && canCountAsShips(game, seat) ? shipsIn(system, seat) : [];
    yield* removeExcess(game, seat, 'remove-cargo', [...carried, ...rivals], over, area);
  }
}

/** The same everywhere, for when the fleet pool has shrunk. */
export function* enforceLimitsEverywhere(game: State, seat: Seat): Rule {
  for (const { id, space } of game.systems)
    if (space.some(group => group.seat === seat)) yield* enforceLimits(game, seat, id);
}

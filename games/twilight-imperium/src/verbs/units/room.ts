import type { Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { State } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { isStructure, needsCapacity } from '../../moments/units/counts-as.ts';
import { capacityIn, statsOf } from '../../moments/units/queries.ts';

/** How many fighters space docks in the system support without capacity; only structures count. */
export function freeFighters(game: State, seat: Seat, system: System): number {
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

export const isFighter = ({ unit }: UnitGroup): boolean => unit === 'fighter';

export const ofSeat = (system: System, seat: Seat, which: (group: UnitGroup) => boolean): UnitGroup[] =>
  system.space.filter(group => group.seat === seat && which(group));

/** Non-fighter units that use capacity: ground forces in space (LRR 16.3). */
export const otherCargo = (game: State, seat: Seat, system: System): UnitGroup[] =>
  ofSeat(system, seat, group => group.unit !== 'fighter' && needsCapacity(game, group, system));

export const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** How many more fighters a seat's ships and docks in a system can support, without the fleet pool. */
export function roomForFighters(game: State, seat: Seat, system: System): number {
  const fighters = sizeOf(ofSeat(system, seat, isFighter));
  const room = capacityIn(game, seat, system.space) - sizeOf(otherCargo(game, seat, system));
  return Math.max(0, Math.max(0, room) + freeFighters(game, seat, system) - fighters);
}

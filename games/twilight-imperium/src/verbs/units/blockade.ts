import type { Rule, Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { diesBlockaded } from '../../moments/economy/queries.ts';
import { hasShips, isShip } from '../../moments/units/counts-as.ts';
import { destroyUnits } from './units.ts';

const areasOf = ({ id, space, planets }: System): { area: Area; groups: readonly UnitGroup[] }[] => [
  { area: { system: id, planet: null }, groups: space },
  ...planets.map(planet => ({ area: { system: id, planet: planet.id }, groups: planet.units })),
];

/** Seats that blockade a seat's units in a system: those with ships there while it has none (LRR 14). */
const blockadersIn = (game: State, system: System, seat: Seat): Seat[] =>
  hasShips(game, system, seat)
    ? []
    : [
        ...new Set(
          system.space.filter(group => group.seat !== seat && isShip(game, group, system)).map(group => group.seat),
        ),
      ];

/** Are a seat's units in a system blockaded? */
export const isBlockadedIn = (game: State, system: System, seat: Seat): boolean =>
  blockadersIn(game, system, seat).length > 0;

/** Seats that blockade any space dock of a seat. */
export const blockadersOfDocks = (game: State, seat: Seat): Seat[] => {
  const found = new Set<Seat>();
  for (const system of game.systems)
    if (areasOf(system).some(({ groups }) => groups.some(each => each.seat === seat && each.unit === 'space-dock')))
      for (const blockader of blockadersIn(game, system, seat)) found.add(blockader);
  return [...found];
};

interface Blockaded {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly area: Area;
}

/** Does the system have units in space and units of a second player? */
function isShared({ space, planets }: System): boolean {
  if (space.length === 0) return false;
  const first = space[0]!.seat;
  for (const group of space) if (group.seat !== first) return true;
  for (const planet of planets) for (const group of planet.units) if (group.seat !== first) return true;
  return false;
}

/** Blockaded units that are destroyed when blockaded. */
export function unitsDestroyedByBlockade(game: State): Blockaded[] {
  const found: Blockaded[] = [];
  for (const system of game.systems) {
    if (!isShared(system)) continue;
    for (const { area, groups } of areasOf(system))
      for (const { seat, unit } of groups)
        if (diesBlockaded(game, { seat, unit }, false) && blockadersIn(game, system, seat).length > 0)
          found.push({ seat, unit, area });
  }
  return found;
}

export function* destroyBlockaded(game: State): Rule {
  for (const { seat, unit, area } of unitsDestroyedByBlockade(game)) {
    const system = game.systems.find(({ id }) => id === area.system)!;
    const { groups } = areasOf(system).find(each => each.area.planet === area.planet)!;
    const group = groups.find(each => each.seat === seat && each.unit === unit); // an earlier loss may have removed it
    const [by, ...others] = blockadersIn(game, system, seat);
    if (group)
      yield* destroyUnits(game, seat, unit, group.count, area, {
        cause: 'effect',
        by: by !== undefined && others.length === 0 ? by : null,
        damaged: group.damaged,
      });
  }
}

import type { Rule, Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import { type Area, groupsIn, systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { destroyUnits } from './units.ts';

/** Destroys all units of some kinds in an area, whoever owns them. */
export function* destroyAllIn(
  game: State,
  area: Area,
  which: (unit: UnitType) => boolean,
  by: Seat | null = null,
): Rule {
  for (const { seat, unit } of groupsIn(game, area).map(group => ({ ...group }))) {
    const left = groupsIn(game, area).find(group => group.seat === seat && group.unit === unit); // one loss may bring another
    if (left && which(unit))
      yield* destroyUnits(game, seat, unit, left.count, area, { cause: 'effect', by, damaged: left.damaged });
  }
}

/** The same in a whole system, in space and on its planets. */
export function* destroyAllUnits(game: State, system: SystemId, which: (unit: UnitType) => boolean): Rule {
  const planets = systemOf(game, system).planets.map(({ id }) => id);
  for (const planet of [null, ...planets]) yield* destroyAllIn(game, { system, planet }, which);
}

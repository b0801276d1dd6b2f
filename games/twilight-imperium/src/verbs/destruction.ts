import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { PlanetId } from '../model/planets.ts';
import { type Area, groupsIn, systemOf, systemWith } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { purgeAttachments } from './attachments.ts';
import { loseControl } from './planets.ts';
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

/** A planet leaves the game with its units and attachments; its card is purged (LRR 12.2b, LRR 70.1). */
export function* purgePlanet(game: State, id: PlanetId, by: Seat): Rule {
  const system = systemWith(game, id);
  yield* destroyAllIn(game, { system: system.id, planet: id }, () => true, by);
  yield* loseControl(game, id);
  yield* purgeAttachments(game, id);
  system.planets = system.planets.filter(planet => planet.id !== id);
  game.purged.push(id);
  yield* emit('planet-purged', { seat: by, planet: id });
}

import { ask, type Barred, open, pick, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { type StructureType, structureTypes } from '../../model/ids.ts';
import { allPlanets, countOf, planetsOf, systemWith } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { isStructure } from '../../moments/units/counts-as.ts';
import { mayPlaceOn, structureLimit } from '../../moments/units/queries.ts';
import { afterStructurePlaced } from '../../moments/units/windows.ts';
import { callBack, pieceAvailable } from './recall.ts';
import { add, reinforcementsOf, removeUnits } from './units.ts';

/** Structures of one kind that a player may have on one planet (LRR 85). */
const printedLimits: Readonly<Record<StructureType, number>> = { pds: 2, 'space-dock': 1 };

const mostOn = (game: State, seat: Seat, planet: Planet, unit: StructureType): number =>
  structureLimit(game, { seat, planet, unit }, printedLimits[unit]);

export interface Placement {
  readonly planet: Planet;
  readonly structure: StructureType;
}

const fits = (game: State, seat: Seat, planet: Planet, structure: StructureType): boolean =>
  mayPlaceOn(game, { seat, planet, unit: structure }, !planets[planet.id].station) &&
  countOf(planet.units, seat, unit => unit === structure) < mostOn(game, seat, planet, structure);

/** Where a seat could put a structure: any planet it controls (LRR 24.2b). */
export const placementsOf = (
  game: State,
  seat: Seat,
  structures: readonly StructureType[] = structureTypes,
  where: (planet: Planet) => boolean = () => true,
): Placement[] => {
  const available = structures.filter(each => pieceAvailable(game, seat, each));
  return planetsOf(game, seat)
    .filter(where)
    .flatMap(planet =>
      available.filter(each => fits(game, seat, planet, each)).map(structure => ({ planet, structure })),
    );
};

/** Own planets, among those in question, that do not take a structure. */
const whyNotPlace = (
  game: State,
  seat: Seat,
  structures: readonly StructureType[],
  where: (planet: Planet) => boolean = () => true,
): Barred[] =>
  planetsOf(game, seat)
    .filter(where)
    .flatMap(planet =>
      structures
        .filter(unit => !pieceAvailable(game, seat, unit) || !fits(game, seat, planet, unit))
        .map(unit => {
          const reason = !pieceAvailable(game, seat, unit)
            ? because('structure.no-pieces', 'LRR 24.4')
            : countOf(planet.units, seat, each => each === unit) >= mostOn(game, seat, planet, unit)
              ? because('structure.full', unit === 'pds' ? 'LRR 85.5' : 'LRR 85.4', { unit, most: printedLimits[unit] })
              : because('structure.place', 'LRR 85.1');
          return bar(`${unit}@${planet.id}`, { planet: planet.id, unit }, reason);
        }),
    );

/** Places one structure from the reinforcements, or one called back from elsewhere, which nobody must (LRR 24.4, LRR 23.4a). */
export function* placeStructure(
  game: State,
  seat: Seat,
  structures: readonly StructureType[],
  must: 'may' | 'must',
  where?: (planet: Planet) => boolean,
): Rule {
  const places = placementsOf(game, seat, structures, where);
  if (places.length === 0) return;
  const [chosen] = yield* ask(
    pick(seat, 'place-structure', places, {
      key: ({ planet, structure }) => `${structure}@${planet.id}`,
      at: ({ planet, structure }) => ({ planet: planet.id, unit: structure }),
      min: must === 'must' && places.some(({ structure }) => reinforcementsOf(game, seat, structure) > 0) ? 1 : 0,
      barred: () => whyNotPlace(game, seat, structures, where),
    }),
  );
  if (!chosen) return;
  yield* callBack(game, seat, chosen.structure, 1);
  const system = systemWith(game, chosen.planet.id).id;
  add(game, { system, planet: chosen.planet.id }, seat, chosen.structure, 1);
  yield* emit('placed', { seat, unit: chosen.structure, count: 1, system, planet: chosen.planet.id });
  yield* open(game, afterStructurePlaced, { seat, unit: chosen.structure, system });
}

/** Structures beyond what a planet may hold go back to the reinforcements. */
export function* enforceStructureLimits(game: State): Rule {
  for (const { planet, system } of allPlanets(game))
    for (const { seat, unit, count } of planet.units
      .filter(group => isStructure(game, group, planet))
      .map(group => ({ ...group }))) {
      const over = count - mostOn(game, seat, planet, unit as StructureType);
      if (over > 0) yield* removeUnits(game, seat, unit, over, { system: system.id, planet: planet.id });
    }
}

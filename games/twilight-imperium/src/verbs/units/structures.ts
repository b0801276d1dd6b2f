import { ask, type Barred, open, pick, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { type StructureType, structureTypes, type UnitType } from '../../model/ids.ts';
import { type Area, allPlanets, countOf, isStructureType, planetsOf, systemWith } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { isStructure } from '../../moments/units/counts-as.ts';
import { mayPlaceOn, standsInSpace, structureLimit } from '../../moments/units/queries.ts';
import { afterStructurePlaced, whenPlacingStructure } from '../../moments/units/windows.ts';
import { updateControl } from '../galaxy/control-hook.ts';
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

const isAfloat = (game: State, seat: Seat, unit: StructureType): boolean => standsInSpace(game, { seat, unit }, false);

/** Structures in space also need a planet that takes structures, but no room on it. */
export const fitsOn = (game: State, seat: Seat, planet: Planet, structure: StructureType): boolean =>
  mayPlaceOn(game, { seat, planet, unit: structure }, !planets[planet.id].station) &&
  (isAfloat(game, seat, structure) || roomFor(game, seat, planet, structure) > 0);

/** How many more units of a kind a planet holds: structures are limited (LRR 85.4, LRR 85.5), others are not. */
export const roomFor = (game: State, seat: Seat, planet: Planet, unit: UnitType): number =>
  isStructureType(unit)
    ? Math.max(0, mostOn(game, seat, planet, unit) - countOf(planet.units, seat, each => each === unit))
    : Number.POSITIVE_INFINITY;

/** Where a seat can place a structure: any controlled planet (LRR 24.2b). */
export const placementsOf = (
  game: State,
  seat: Seat,
  structures: readonly StructureType[] = structureTypes,
  where: (planet: Planet) => boolean = () => true,
): Placement[] => {
  const available = structures.filter(each => pieceAvailable(game, seat, each));
  const found = planetsOf(game, seat)
    .filter(where)
    .flatMap(planet =>
      available.filter(each => fitsOn(game, seat, planet, each)).map(structure => ({ planet, structure })),
    );
  const names = found.map(each => nameOf(game, seat, each));
  return found.filter((_, i) => names.indexOf(names[i]!) === i);
};

/** Its area: the planet, or the space area of its system. */
const areaOf = (game: State, seat: Seat, { planet, structure }: Placement): Area => ({
  system: systemWith(game, planet.id).id,
  planet: isAfloat(game, seat, structure) ? null : planet.id,
});

function nameOf(game: State, seat: Seat, placement: Placement): string {
  const { system, planet } = areaOf(game, seat, placement);
  return `${placement.structure}@${planet ?? system}`;
}

/** Own planets where no structure can be placed. */
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
        .filter(unit => !pieceAvailable(game, seat, unit) || !fitsOn(game, seat, planet, unit))
        .map(unit => {
          const reason = !pieceAvailable(game, seat, unit)
            ? because('structure.no-pieces', 'LRR 24.4')
            : countOf(planet.units, seat, each => each === unit) >= mostOn(game, seat, planet, unit)
              ? because('structure.full', unit === 'pds' ? 'LRR 85.5' : 'LRR 85.4', { unit, most: printedLimits[unit] })
              : because('structure.place', 'LRR 85.1');
          return bar(`${unit}@${planet.id}`, { planet: planet.id, unit }, reason);
        }),
    );

/** Places one structure from reinforcements, or optionally one called back from elsewhere (LRR 24.4, LRR 23.4a). */
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
      key: each => nameOf(game, seat, each),
      at(each) {
        const { system, planet } = areaOf(game, seat, each);
        return { ...(planet === null ? { system } : { planet }), unit: each.structure };
      },
      min: must === 'must' && places.some(({ structure }) => reinforcementsOf(game, seat, structure) > 0) ? 1 : 0,
      barred: () => whyNotPlace(game, seat, structures, where),
    }),
  );
  if (!chosen) return;
  yield* callBack(game, seat, chosen.structure, 1);
  yield* placeStructureIn(game, seat, chosen.structure, areaOf(game, seat, chosen));
}

/** Could a seat place one more structure of a type on a planet of any controller, even by calling back a piece? */
export const takesStructure = (game: State, seat: Seat, planet: Planet, structure: StructureType): boolean =>
  pieceAvailable(game, seat, structure) && fitsOn(game, seat, planet, structure);

/** Places a structure from reinforcements in an area, unless content places something else instead. */
export function* placeStructureIn(game: State, seat: Seat, unit: StructureType, area: Area): Rule {
  const moment = { seat, unit, area, instead: false };
  yield* open(game, whenPlacingStructure, moment);
  if (moment.instead) return;
  add(game, area, seat, unit, 1);
  yield* emit('placed', { seat, unit, count: 1, ...area });
  if (area.planet) yield* updateControl(game, area.planet);
  yield* open(game, afterStructurePlaced, { seat, unit, system: area.system });
}

/** Removes structures beyond a planet's limits to reinforcements. */
export function* enforceStructureLimits(game: State): Rule {
  for (const { planet, system } of allPlanets(game))
    for (const { seat, unit, count } of planet.units
      .filter(group => isStructure(game, group, planet))
      .map(group => ({ ...group }))) {
      const over = count - mostOn(game, seat, planet, unit as StructureType);
      if (over > 0) yield* removeUnits(game, seat, unit, over, { system: system.id, planet: planet.id });
    }
}

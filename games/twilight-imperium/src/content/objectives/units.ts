import type { Seat } from '@orrery/kernel';
import { nexus } from '../../model/galaxy/adjacency.ts';
import { geometryOf } from '../../model/galaxy/galaxy.ts';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType, Wormhole } from '../../model/ids.ts';
import { controlsToScore, hasUnitsIn, isMecatol, mecatolSystem, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isLegendary } from '../../moments/galaxy/queries.ts';
import { anomaliesIn, isHomeSystem, wormholesSeen } from '../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../moments/movement/routes.ts';
import {
  countAs,
  hasShips,
  isGroundForce,
  isNonFighterShip,
  isShip,
  isStructure,
  type Reader,
} from '../../moments/units/counts-as.ts';
import { producersIn } from '../../verbs/economy/production.ts';
import { type Condition, isAtLeast, met } from './condition.ts';

type Where = (game: State, system: System, seat: Seat) => boolean;

const isCapital: Reader = (_game, { unit }) => unit === 'flagship' || unit === 'war-sun';
const is =
  (...kinds: UnitType[]): Reader =>
  (_game, { unit }) =>
    kinds.includes(unit);

function inSystem(game: State, system: System, seat: Seat, which: Reader): number {
  let count = countAs(which, game, system, seat);
  for (const planet of system.planets) count += countAs(which, game, planet, seat);
  return count;
}

const onBoard = (least: number, which: Reader): Condition =>
  met((game, seat) => {
    let count = 0;
    for (const system of game.systems) count += inSystem(game, system, seat, which);
    return count >= least;
  });

const onPlanets = (least: number, which: Reader, where: Where = () => true): Condition =>
  met((game, seat) => {
    let found = 0;
    for (const system of game.systems)
      for (const planet of system.planets)
        if (countAs(which, game, planet, seat) > 0 && where(game, system, seat)) found++;
    return found >= least;
  });

const shipsIn = (least: number, where: Where = () => true): Condition =>
  met((game, seat) =>
    isAtLeast(least, game.systems, system => hasShips(game, system, seat) && where(game, system, seat)),
  );

const unitsIn = (least: number, where: Where): Condition =>
  met((game, seat) => isAtLeast(least, game.systems, system => hasUnitsIn(system, seat) && where(game, system, seat)));

const fleetOf = (least: number): Condition =>
  met((game, seat) => game.systems.some(system => countAs(isNonFighterShip, game, system, seat) >= least));

const isOwnHome: Where = (game, { id }, seat) => playerOf(game, seat).home === id;
/** Another player's home system, also of one who is eliminated. */
const isForeignHome: Where = (game, system, seat) => isHomeSystem(game, system.id) && !isOwnHome(game, system, seat);
const hasNoPlanet: Where = (_game, system) => system.planets.every(({ id }) => planets[id].station);
/** The systems beside the board, too (LRR 39.2a). */
const isAtEdge: Where = ({ galaxy }, { id }) => {
  const { atEdge, index } = geometryOf(galaxy);
  return atEdge[index.get(id)!]!;
};
const isAnomalous: Where = (game, system) => anomaliesIn(game, system).length > 0;
const isFamous: Where = (game, system, seat) =>
  isAnomalous(game, system, seat) || system.planets.some(planet => isMecatol(planet.id) || isLegendary(game, planet));
const isBeside =
  (where: Where): Where =>
  (game, { id }, seat) => {
    const beside = adjacentFor(game, seat, id);
    return game.systems.some(system => beside.includes(system.id) && where(game, system, seat));
  };
const isMecatolSystem: Where = (game, { id }) => mecatolSystem(game).id === id;
const isNexus: Where = (_game, { id }) => id === nexus;
const holds =
  (wormhole: Wormhole): Where =>
  (game, system, seat) =>
    wormholesSeen(game, system, seat).includes(wormhole);

const outerRim = (least: number): Condition =>
  unitsIn(least, (game, system, seat) => isAtEdge(game, system, seat) && !isOwnHome(game, system, seat));
const colonialStructures = (least: number): Condition =>
  onPlanets(least, isStructure, (game, system, seat) => !isOwnHome(game, system, seat));

const isFringe = (game: State, planet: Planet, seat: Seat): boolean =>
  countAs(isGroundForce, game, planet, seat) >= 9 && countAs(is('space-dock'), game, planet, seat) === 0;

export const ofUnits = {
  'intimidate-council': shipsIn(2, isBeside(isMecatolSystem)),

  'build-defenses': onBoard(4, isStructure),
  'construct-massive-cities': onBoard(7, isStructure),

  'improve-infrastructure': colonialStructures(3),
  'protect-the-border': colonialStructures(5),

  'explore-deep-space': unitsIn(3, hasNoPlanet),
  'patrol-vast-territories': unitsIn(5, hasNoPlanet),

  'make-history': unitsIn(2, isFamous),
  'become-a-legend': unitsIn(4, isFamous),

  'populate-the-outer-rim': outerRim(3),
  'control-the-borderlands': outerRim(5),

  'raise-a-fleet': fleetOf(5),
  'command-an-armada': fleetOf(8),

  'engineer-a-marvel': onBoard(1, isCapital),
  'achieve-supremacy': met((game, seat) =>
    game.systems.some(
      system =>
        (isMecatolSystem(game, system, seat) || isForeignHome(game, system, seat)) &&
        countAs(isCapital, game, system, seat) > 0,
    ),
  ),

  'control-the-region': shipsIn(6),
  'threaten-enemies': shipsIn(1, isBeside(isForeignHome)),
  'learn-the-secrets-of-the-cosmos': shipsIn(3, isBeside(isAnomalous)),
  'cut-supply-lines': shipsIn(1, (game, system, seat) =>
    game.seats.some((_, other) => other !== seat && inSystem(game, system, other, is('space-dock')) > 0),
  ),
  'become-the-gatekeeper': met((game, seat) =>
    (['alpha', 'beta'] as const).every(wormhole =>
      game.systems.some(system => hasShips(game, system, seat) && holds(wormhole)(game, system, seat)),
    ),
  ),
  'occupy-the-seat-of-the-empire': met(
    (game, seat) =>
      mecatolSystem(game).planets.some(planet => isMecatol(planet.id) && controlsToScore(planet, seat)) &&
      countAs(isShip, game, mecatolSystem(game), seat) >= 3,
  ),

  'establish-a-perimeter': onBoard(4, is('pds')),
  'fuel-the-war-machine': onBoard(3, is('space-dock')),
  'gather-a-mighty-fleet': onBoard(5, is('dreadnought')),
  'mechanize-the-military': onPlanets(4, is('mech')),
  'occupy-the-fringe': met((game, seat) =>
    game.systems.some(system => system.planets.some(planet => isFringe(game, planet, seat))),
  ),
  'defy-space-and-time': unitsIn(1, isNexus),
  'produce-en-masse': met((game, seat) =>
    game.systems.some(
      system =>
        hasUnitsIn(system, seat) && producersIn(game, seat, system).reduce((sum, { value }) => sum + value, 0) >= 8,
    ),
  ),
};

import type { Seat } from '@orrery/kernel';
import { nexus } from '../../model/galaxy/adjacency.ts';
import { geometryOf } from '../../model/galaxy/galaxy.ts';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType, Wormhole } from '../../model/ids.ts';
import type { Counted, ProgressPart } from '../../model/objectives/progress.ts';
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
import { type Condition, having, measured, reached } from './condition.ts';

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

const onBoard = (what: Counted, least: number, which: Reader): Condition =>
  reached(what, least, (game, seat) => {
    let count = 0;
    for (const system of game.systems) count += inSystem(game, system, seat, which);
    return count;
  });

const onPlanets = (what: Counted, least: number, which: Reader, where: Where = () => true): Condition =>
  reached(what, least, (game, seat) => {
    let found = 0;
    for (const system of game.systems)
      for (const planet of system.planets)
        if (countAs(which, game, planet, seat) > 0 && where(game, system, seat)) found++;
    return found;
  });

const systemsOf = (game: State): readonly System[] => game.systems;

const shipsIn = (what: Counted, least: number, where: Where = () => true): Condition =>
  having(what, least, systemsOf, (game, system, seat) => hasShips(game, system, seat) && where(game, system, seat));

const unitsIn = (what: Counted, least: number, where: Where): Condition =>
  having(what, least, systemsOf, (game, system, seat) => hasUnitsIn(system, seat) && where(game, system, seat));

/** The largest count of any one item. */
const most = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((best, item) => Math.max(best, count(item)), 0);

const fleetOf = (least: number): Condition =>
  reached('fleet', least, (game, seat) => most(game.systems, system => countAs(isNonFighterShip, game, system, seat)));

const isOwnHome: Where = (game, { id }, seat) => playerOf(game, seat).home === id;
/** Another player's home system, even if eliminated. */
const isForeignHome: Where = (game, system, seat) => isHomeSystem(game, system.id) && !isOwnHome(game, system, seat);
const hasNoPlanet: Where = (_game, system) => system.planets.every(({ id }) => planets[id].station);
/** Off-board systems too (LRR 39.2a). */
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
  unitsIn(
    'edge-systems',
    least,
    (game, system, seat) => isAtEdge(game, system, seat) && !isOwnHome(game, system, seat),
  );
const colonialStructures = (least: number): Condition =>
  onPlanets('colonies-with-structures', least, isStructure, (game, system, seat) => !isOwnHome(game, system, seat));

/** Ground forces on a planet; 0 with an own space dock. */
const garrison = (game: State, planet: Planet, seat: Seat): number =>
  countAs(is('space-dock'), game, planet, seat) === 0 ? countAs(isGroundForce, game, planet, seat) : 0;

const shipsAt = (wormhole: Wormhole, game: State, seat: Seat): ProgressPart => {
  const systems = game.systems.filter(system => hasShips(game, system, seat) && holds(wormhole)(game, system, seat));
  return { what: wormhole === 'alpha' ? 'alpha-ships' : 'beta-ships', have: systems.length, need: 1 };
};

export const ofUnits = {
  'intimidate-council': shipsIn('mecatol-neighbours', 2, isBeside(isMecatolSystem)),

  'build-defenses': onBoard('structures', 4, isStructure),
  'construct-massive-cities': onBoard('structures', 7, isStructure),

  'improve-infrastructure': colonialStructures(3),
  'protect-the-border': colonialStructures(5),

  'explore-deep-space': unitsIn('empty-systems', 3, hasNoPlanet),
  'patrol-vast-territories': unitsIn('empty-systems', 5, hasNoPlanet),

  'make-history': unitsIn('famous-systems', 2, isFamous),
  'become-a-legend': unitsIn('famous-systems', 4, isFamous),

  'populate-the-outer-rim': outerRim(3),
  'control-the-borderlands': outerRim(5),

  'raise-a-fleet': fleetOf(5),
  'command-an-armada': fleetOf(8),

  'engineer-a-marvel': onBoard('capitals', 1, isCapital),
  'achieve-supremacy': having(
    'capitals-afar',
    1,
    systemsOf,
    (game, system, seat) =>
      (isMecatolSystem(game, system, seat) || isForeignHome(game, system, seat)) &&
      countAs(isCapital, game, system, seat) > 0,
  ),

  'control-the-region': shipsIn('ship-systems', 6),
  'threaten-enemies': shipsIn('home-neighbours', 1, isBeside(isForeignHome)),
  'learn-the-secrets-of-the-cosmos': shipsIn('near-anomalies', 3, isBeside(isAnomalous)),
  'cut-supply-lines': shipsIn('docked-systems', 1, (game, system, seat) =>
    game.seats.some((_, other) => other !== seat && inSystem(game, system, other, is('space-dock')) > 0),
  ),
  'become-the-gatekeeper': measured((game, seat) => [shipsAt('alpha', game, seat), shipsAt('beta', game, seat)]),
  'occupy-the-seat-of-the-empire': measured((game, seat) => {
    const system = mecatolSystem(game);
    const held = system.planets.filter(planet => isMecatol(planet.id) && controlsToScore(planet, seat));
    return [
      { what: 'mecatol-rex', have: held.length, need: 1 },
      { what: 'mecatol-ships', have: countAs(isShip, game, system, seat), need: 3 },
    ];
  }),

  'establish-a-perimeter': onBoard('pds', 4, is('pds')),
  'fuel-the-war-machine': onBoard('docks', 3, is('space-dock')),
  'gather-a-mighty-fleet': onBoard('dreadnoughts', 5, is('dreadnought')),
  'mechanize-the-military': onPlanets('mech-planets', 4, is('mech')),
  'occupy-the-fringe': reached('garrison', 9, (game, seat) =>
    most(game.systems, system => most(system.planets, planet => garrison(game, planet, seat))),
  ),
  'defy-space-and-time': unitsIn('nexus', 1, isNexus),
  'produce-en-masse': reached('production', 8, (game, seat) =>
    most(game.systems, system =>
      hasUnitsIn(system, seat) ? producersIn(game, seat, system).reduce((sum, { value }) => sum + value, 0) : 0,
    ),
  ),
};

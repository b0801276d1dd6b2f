import type { Seat } from '@orrery/kernel';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type Trait, traits } from '../../model/ids.ts';
import type { Counted } from '../../model/objectives/progress.ts';
import { controlsToScore, othersClockwise, planetCardsOf, playerOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { influence, isLegendary, resources, specialtiesOn, traitsOn } from '../../moments/galaxy/queries.ts';
import { isHomeSystem } from '../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../moments/movement/routes.ts';
import { anyOf, type Condition, having, reached } from './condition.ts';

interface Place {
  readonly planet: Planet;
  /** Null if the planet is only a card. */
  readonly system: System | null;
}

/** Planets that a seat controls, without space stations. */
function controlled(game: State, seat: Seat): Place[] {
  const found: Place[] = [];
  for (const system of game.systems)
    for (const planet of system.planets)
      if (controlsToScore(planet, seat) && !planets[planet.id].station) found.push({ planet, system });
  for (const planet of planetCardsOf(game, seat)) found.push({ planet, system: null });
  return found;
}

const control = (what: Counted, least: number, counts: (game: State, place: Place, seat: Seat) => boolean): Condition =>
  having(what, least, controlled, counts);

const ofTrait = (trait: Trait, least: number): Condition =>
  control(`${trait}-planets`, least, (game, { planet }) => traitsOn(game, planet).includes(trait));

const ofOneTrait = (least: number): Condition => anyOf(...traits.map(trait => ofTrait(trait, least)));

const awayFromHomes = (least: number): Condition =>
  control('colonies', least, (game, { system }) => system !== null && !isHomeSystem(game, system.id));

const withSpecialties = (least: number): Condition =>
  control('specialty-planets', least, (game, { planet }) => specialtiesOn(game, planet).length > 0);

const withAttachments = (least: number): Condition =>
  control('attached-planets', least, (_game, { planet }) => planet.attachments.length > 0);

const worth = (what: Counted, least: number, value: (game: State, planet: Planet) => number): Condition =>
  reached(what, least, (game, seat) =>
    controlled(game, seat).reduce((sum, { planet }) => sum + value(game, planet), 0),
  );

/** Includes home systems of eliminated players. */
const othersHomes = (game: State, seat: Seat): SystemId[] =>
  game.seats.flatMap(({ home }, other) => (other === seat ? [] : [home]));

/** Planets in or adjacent to others' home systems, one for each home system. */
function distantLands(game: State, seat: Seat): number {
  const own = controlled(game, seat);
  const near = othersHomes(game, seat)
    .map(home => {
      const there = [home, ...adjacentFor(game, seat, home)];
      return own.filter(({ system }) => system !== null && there.includes(system.id)).map(({ planet }) => planet.id);
    })
    .filter(found => found.length > 0);
  return Math.min(near.length, new Set(near.flat()).size);
}

export const ofPlanets = {
  'corner-the-market': ofOneTrait(4),
  'unify-the-colonies': ofOneTrait(6),

  'expand-borders': awayFromHomes(6),
  'subdue-the-galaxy': awayFromHomes(11),

  'found-research-outposts': withSpecialties(3),
  'form-galactic-brain-trust': withSpecialties(5),

  'discover-lost-outposts': withAttachments(2),
  'reclaim-ancient-monuments': withAttachments(3),

  'forge-an-alliance': ofTrait('cultural', 4),
  'mine-rare-minerals': ofTrait('hazardous', 4),
  'monopolize-production': ofTrait('industrial', 4),

  'establish-hegemony': worth('planet-influence', 12, influence),
  'hoard-raw-materials': worth('planet-resources', 12, resources),

  'push-boundaries': reached('smaller-neighbours', 2, (game, seat) => {
    const own = controlled(game, seat).length;
    const smaller = othersClockwise(game, seat).filter(other => controlled(game, other).length < own);
    return neighboursAmong(game, seat, smaller).length;
  }),

  'conquer-the-weak': control(
    'foreign-homes',
    1,
    (game, { system }, seat) =>
      system !== null && isHomeSystem(game, system.id) && playerOf(game, seat).home !== system.id,
  ),
  'rule-distant-lands': reached('foreign-lands', 2, distantLands),
  'seize-an-icon': control('legendary-planets', 1, (game, { planet }) => isLegendary(game, planet)),
  'stake-your-claim': control('shared-systems', 1, (_game, { system }, seat) =>
    (system?.planets ?? []).some(
      ({ id, controller }) => controller !== null && controller !== seat && !planets[id].station,
    ),
  ),
};

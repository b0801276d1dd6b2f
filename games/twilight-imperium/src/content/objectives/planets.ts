import type { Seat } from '@orrery/kernel';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type Trait, traits } from '../../model/ids.ts';
import { controlsToScore, othersClockwise, playerOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { influence, isLegendary, resources, specialtiesOn, traitsOn } from '../../moments/galaxy/queries.ts';
import { isHomeSystem } from '../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../moments/movement/routes.ts';
import { type Condition, isAtLeast, met } from './condition.ts';

interface Place {
  readonly planet: Planet;
  readonly system: System;
}

/** Planets that a seat controls; space stations are none. */
function controlled(game: State, seat: Seat): Place[] {
  const found: Place[] = [];
  for (const system of game.systems)
    for (const planet of system.planets)
      if (controlsToScore(planet, seat) && !planets[planet.id].station) found.push({ planet, system });
  return found;
}

const control = (least: number, counts: (game: State, place: Place, seat: Seat) => boolean): Condition =>
  met((game, seat) => isAtLeast(least, controlled(game, seat), place => counts(game, place, seat)));

const hasOfTrait = (game: State, seat: Seat, trait: Trait, least: number): boolean =>
  isAtLeast(least, controlled(game, seat), ({ planet }) => traitsOn(game, planet).includes(trait));

const ofOneTrait = (least: number): Condition =>
  met((game, seat) => traits.some(trait => hasOfTrait(game, seat, trait, least)));

const fourOf = (trait: Trait): Condition => met((game, seat) => hasOfTrait(game, seat, trait, 4));

const awayFromHomes = (least: number): Condition =>
  control(least, (game, { system }) => !isHomeSystem(game, system.id));

const withSpecialties = (least: number): Condition =>
  control(least, (game, { planet }) => specialtiesOn(game, planet).length > 0);

const withAttachments = (least: number): Condition =>
  control(least, (_game, { planet }) => planet.attachments.length > 0);

const worth = (least: number, value: (game: State, planet: Planet) => number): Condition =>
  met((game, seat) => controlled(game, seat).reduce((sum, { planet }) => sum + value(game, planet), 0) >= least);

/** Eliminated players have a home system all the same. */
const othersHomes = (game: State, seat: Seat): SystemId[] =>
  game.seats.flatMap(({ home }, other) => (other === seat ? [] : [home]));

/** Two planets, each in or beside the home of another player, and not of the same one. */
function rulesDistantLands(game: State, seat: Seat): boolean {
  const own = controlled(game, seat);
  const near = othersHomes(game, seat)
    .map(home => {
      const there = [home, ...adjacentFor(game, seat, home)];
      return own.filter(({ system }) => there.includes(system.id)).map(({ planet }) => planet.id);
    })
    .filter(found => found.length > 0);
  return near.length >= 2 && new Set(near.flat()).size >= 2;
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

  'forge-an-alliance': fourOf('cultural'),
  'mine-rare-minerals': fourOf('hazardous'),
  'monopolize-production': fourOf('industrial'),

  'establish-hegemony': worth(12, influence),
  'hoard-raw-materials': worth(12, resources),

  'push-boundaries': met((game, seat) => {
    const own = controlled(game, seat).length;
    const smaller = othersClockwise(game, seat).filter(other => controlled(game, other).length < own);
    return smaller.length >= 2 && neighboursAmong(game, seat, smaller).length >= 2;
  }),

  'conquer-the-weak': control(
    1,
    (game, { system }, seat) => isHomeSystem(game, system.id) && playerOf(game, seat).home !== system.id,
  ),
  'rule-distant-lands': met(rulesDistantLands),
  'seize-an-icon': control(1, (game, { planet }) => isLegendary(game, planet)),
  'stake-your-claim': control(1, (_game, { system }, seat) =>
    system.planets.some(({ id, controller }) => controller !== null && controller !== seat && !planets[id].station),
  ),
};

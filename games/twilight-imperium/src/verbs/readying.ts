import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../model/planets.ts';
import { planetOf, planetsOf, playerOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { readyAbility } from './legendary.ts';

/** Readies planets, technologies, relics, leaders and the abilities of legendary planets of these seats. */
export function* readyEverything(game: State, seats: readonly Seat[]): Rule {
  for (const seat of seats) {
    playerOf(game, seat).exhausted = [];
    for (const planet of planetsOf(game, seat)) {
      planet.exhausted = false;
      readyAbility(game, planet.id);
      planet.exhaustedCards = [];
    }
  }
  yield* emit('cards-readied');
}

export function* readyPlanet(game: State, id: PlanetId): Rule {
  planetOf(game, id).exhausted = false;
  yield* emit('planet-readied', { planet: id });
}

/** Planets alone, as at the end of the agenda phase (LRR 8.4). */
export function* readyAllPlanets(game: State): Rule {
  for (const system of game.systems)
    for (const planet of system.planets) if (planet.controller !== null) planet.exhausted = false;
  yield* emit('planets-readied');
}

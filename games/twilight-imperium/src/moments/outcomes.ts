import type { Target } from '@orrery/kernel';
import { allPlanets, seatsInPlay } from '../model/readers.ts';
import type { Planet, State } from '../model/state.ts';

/** Something that can be voted for, with what it points at. */
export interface VoteOutcome {
  readonly key: string;
  readonly at?: Target;
}

/** For or against (LRR 8.8). A law that is voted against does not stay. */
export const forOrAgainst: readonly VoteOutcome[] = [{ key: 'for' }, { key: 'against' }];

/** Elect a player, oneself included (LRR 8.10). */
export const playersToElect = (game: State): VoteOutcome[] =>
  seatsInPlay(game).map(seat => ({ key: String(seat), at: { seat } }));

/** Elect a planet that somebody controls (LRR 8.11). */
export const planetsToElect = (game: State, where: (planet: Planet) => boolean = () => true): VoteOutcome[] =>
  allPlanets(game)
    .filter(({ planet }) => planet.controller !== null && where(planet))
    .map(({ planet }) => ({ key: planet.id, at: { planet: planet.id } }));

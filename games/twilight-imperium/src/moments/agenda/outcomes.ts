import type { Target } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import { strategyCardIds, type Trait } from '../../model/ids.ts';
import { everyPlanet, seatsInPlay } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { traitsOn } from '../galaxy/queries.ts';

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
  everyPlanet(game)
    .filter(planet => planet.controller !== null && where(planet))
    .map(({ id }) => ({ key: id, at: { planet: id } }));

/** Elect a planet with a trait. */
export const planetsWithTrait =
  (trait: Trait) =>
  (game: State): VoteOutcome[] =>
    planetsToElect(game, planet => traitsOn(game, planet).includes(trait));

export const strategyCardsToElect = (): VoteOutcome[] =>
  strategyCardIds.map(id => ({ key: id, at: { strategyCard: id } }));

/** Elect a law in play. */
export const lawsToElect = (game: State): VoteOutcome[] => game.laws.map(({ id }) => ({ key: id, at: { law: id } }));

/** Elect a secret objective that somebody has scored. */
export const scoredSecretsToElect = (game: State): VoteOutcome[] =>
  game.secretsScored.map(id => ({ key: id, at: { objective: id } }));

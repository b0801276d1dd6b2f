import type { Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { allPlanets } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { Aim } from './action-card.ts';

/** Planets of other players: what harms a planet or units on it is not aimed at one's own (the official FAQ on Lucky Shot). */
export const planetsOfOthers = (game: State, me: Seat): Planet[] =>
  allPlanets(game)
    .map(({ planet }) => planet)
    .filter(({ controller }) => controller !== null && controller !== me);

export const planetAims = (planets: readonly Planet[]): Aim[] =>
  planets.map(({ id }) => ({ key: id, at: { planet: id } }));

export const systemAims = (systems: readonly System[]): Aim[] =>
  systems.map(({ id }) => ({ key: id, at: { system: id } }));

export const seatAims = (seats: readonly Seat[]): Aim[] => seats.map(seat => ({ key: String(seat), at: { seat } }));

import type { Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { everyPlanet } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { Aim } from './action-card.ts';

/** Planets of other players: harmful effects cannot target one's own planets (the official FAQ on Lucky Shot). */
export const planetsOfOthers = (game: State, me: Seat): Planet[] =>
  everyPlanet(game).filter(({ controller }) => controller !== null && controller !== me);

export const planetAims = (planets: readonly Planet[]): Aim[] =>
  planets.map(({ id }) => ({ key: id, at: { planet: id } }));

export const systemAims = (systems: readonly System[]): Aim[] =>
  systems.map(({ id }) => ({ key: id, at: { system: id } }));

export const seatAims = (seats: readonly Seat[]): Aim[] => seats.map(seat => ({ key: String(seat), at: { seat } }));

import type { Seat } from '@orrery/kernel';
import type { Planet, System } from '../../model/state.ts';
import type { Aim } from './action-card.ts';

export const planetAims = (planets: readonly Planet[]): Aim[] =>
  planets.map(({ id }) => ({ key: id, at: { planet: id } }));

export const systemAims = (systems: readonly System[]): Aim[] =>
  systems.map(({ id }) => ({ key: id, at: { system: id } }));

export const seatAims = (seats: readonly Seat[]): Aim[] => seats.map(seat => ({ key: String(seat), at: { seat } }));

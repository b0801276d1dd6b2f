import type { Rule, Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import type { State } from '../../model/state.ts';
import { landingPrices } from '../../moments/invasion/queries.ts';
import { paySeparately, separatePayments } from '../economy/economy.ts';

/** How often a seat must spend 1 influence to commit ground forces to these planets. */
const priceOf = (game: State, seat: Seat, planets: readonly Planet[]): number =>
  planets.reduce((sum, planet) => sum + landingPrices(game, { seat, planet }, 0), 0);

/** Could the seat pay for landing on all of these planets? */
export function canPayToLand(game: State, seat: Seat, planets: readonly Planet[]): boolean {
  const price = priceOf(game, seat, planets);
  return price === 0 || price <= separatePayments(game, seat);
}

/** The planets, in order, that the seat can pay for. */
export function affordable(game: State, seat: Seat, planets: readonly Planet[]): Planet[] {
  const found: Planet[] = [];
  for (const planet of planets) if (canPayToLand(game, seat, [...found, planet])) found.push(planet);
  return found;
}

export const payToLand = (game: State, seat: Seat, planets: readonly Planet[]): Rule =>
  paySeparately(game, seat, priceOf(game, seat, planets));

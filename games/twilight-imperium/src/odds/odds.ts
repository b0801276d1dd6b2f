import { exactOdds } from './exact.ts';
import type { Fight, Odds } from './fight.ts';
import { type Simulation, simulatedOdds } from './simulate.ts';

/** How often each side wins: exact if the fight is small enough, otherwise simulated with the seed. */
export const oddsOf = (fight: Fight, simulation: Simulation): Odds =>
  exactOdds(fight) ?? simulatedOdds(fight, simulation);

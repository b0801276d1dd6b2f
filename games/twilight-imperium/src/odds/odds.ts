import { exactOdds } from './exact.ts';
import type { Fight, Odds } from './fight.ts';
import { type Simulation, simulatedOdds } from './simulate.ts';

/** Who wins how often: exactly where the fight is small enough, else from so many fights with the dice of a seed. */
export const oddsOf = (fight: Fight, simulation: Simulation): Odds =>
  exactOdds(fight) ?? simulatedOdds(fight, simulation);

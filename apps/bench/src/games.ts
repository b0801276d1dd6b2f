import { quickRandom, type Random, seedFrom } from '@orrery/kernel';

/** At Eminent Domain, here and at boardgame.io. */
export const SEATS = 4;
/** How many different games the measures go through, so that none is about one lucky game. */
export const GAMES = 40;

export const randomOf = (seed: string): Random => quickRandom(Number.parseInt(seedFrom(seed).slice(0, 8), 16));

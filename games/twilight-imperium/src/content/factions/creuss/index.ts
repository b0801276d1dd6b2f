import type { Faction } from '../faction.ts';
import { creussGate, quantumEntanglement, slipstream } from './abilities.ts';
import { creussIff } from './creuss-iff.ts';
import { emissaryTaivra, riftwalkerMeian, saiSeravus } from './leaders.ts';
import { dimensionalSplicer, wormholeGenerator } from './technologies.ts';
import { hilColish, icarusDrive } from './units.ts';

/** The Ghosts of Creuss. */
export const creuss: Faction = {
  id: 'creuss',
  pieces: [
    quantumEntanglement,
    slipstream,
    creussGate,
    hilColish,
    icarusDrive,
    wormholeGenerator,
    dimensionalSplicer,
    emissaryTaivra,
    saiSeravus,
    riftwalkerMeian,
    creussIff,
  ],
};

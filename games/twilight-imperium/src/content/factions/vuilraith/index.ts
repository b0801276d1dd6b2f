import type { Faction } from '../faction.ts';
import { amalgamation, devour, riftmeld } from './abilities.ts';
import { crucible } from './crucible.ts';
import { itFeedsOnCarrion, thatWhichMoldsFlesh, theStillnessOfStars } from './leaders.ts';
import { dimensionalTearII, vortex } from './technologies.ts';
import { dimensionalTear, reanimator, theTerrorBetween } from './units.ts';

/** The Vuil'raith Cabal. */
export const vuilraith: Faction = {
  id: 'vuilraith',
  pieces: [
    devour,
    amalgamation,
    riftmeld,
    theTerrorBetween,
    reanimator,
    dimensionalTear,
    dimensionalTearII,
    vortex,
    theStillnessOfStars,
    thatWhichMoldsFlesh,
    itFeedsOnCarrion,
    crucible,
  ],
};

import type { Faction } from '../faction.ts';
import { orbitalDrop, versatile } from './abilities.ts';
import { claireGibson, evelynDelouis, jaceX } from './leaders.ts';
import { militarySupport } from './military-support.ts';
import { advancedCarrierII, specOpsII } from './technologies.ts';
import { advancedCarrier, genesis, specOps, thunderbolt } from './units.ts';

/** The Federation of Sol. */
export const sol: Faction = {
  id: 'sol',
  pieces: [
    orbitalDrop,
    versatile,
    advancedCarrier,
    specOps,
    genesis,
    thunderbolt,
    advancedCarrierII,
    specOpsII,
    evelynDelouis,
    claireGibson,
    jaceX,
    militarySupport,
  ],
};

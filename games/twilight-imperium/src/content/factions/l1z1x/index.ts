import type { Faction } from '../faction.ts';
import { assimilate, harrow } from './abilities.ts';
import { cyberneticEnhancements } from './cybernetic-enhancements.ts';
import { i48s, theHelmsman, twoRam } from './leaders.ts';
import { inheritanceSystems, superDreadnoughtII } from './technologies.ts';
import { annihilator, flagship, superDreadnought } from './units.ts';

/** The L1Z1X Mindnet. */
export const l1z1x: Faction = {
  id: 'l1z1x',
  pieces: [
    assimilate,
    harrow,
    superDreadnought,
    flagship,
    annihilator,
    inheritanceSystems,
    superDreadnoughtII,
    i48s,
    twoRam,
    theHelmsman,
    cyberneticEnhancements,
  ],
};

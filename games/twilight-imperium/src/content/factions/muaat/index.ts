import type { Faction } from '../faction.ts';
import { gashlaiPhysiology, starForge } from './abilities.ts';
import { firesOfTheGashlai } from './fires-of-the-gashlai.ts';
import { adjudicatorBaal, magmus, umbat } from './leaders.ts';
import { magmusReactor, prototypeWarSunII } from './technologies.ts';
import { emberColossus, prototypeWarSun, theInferno } from './units.ts';

/** The Embers of Muaat. */
export const muaat: Faction = {
  id: 'muaat',
  pieces: [
    starForge,
    gashlaiPhysiology,
    theInferno,
    emberColossus,
    prototypeWarSun,
    prototypeWarSunII,
    magmusReactor,
    umbat,
    magmus,
    adjudicatorBaal,
    firesOfTheGashlai,
  ],
};

import { factionUnit } from '../faction.ts';

/** Their Space Cannons reach adjacent systems, as `model/units/units.ts` says. */
export const loncaraSsodu = factionUnit('loncara-ssodu');
export const indomitus = factionUnit('indomitus');

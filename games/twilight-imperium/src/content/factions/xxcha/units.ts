import { factionUnit } from '../faction.ts';

/** Their Space Cannon range is in `model/units/units.ts`. */
export const loncaraSsodu = factionUnit('loncara-ssodu');
export const indomitus = factionUnit('indomitus');

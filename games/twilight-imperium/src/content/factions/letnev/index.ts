import type { Faction } from '../faction.ts';
import { armada, munitionsReserves } from './abilities.ts';
import { darktalonTreilla, rearAdmiralFarran, viscountUnlenn } from './leaders.ts';
import { l4Disruptors, nonEuclideanShielding } from './technologies.ts';
import { arcSecundus, dunlainReaper } from './units.ts';
import { warFunding } from './war-funding.ts';

/** The Barony of Letnev. */
export const letnev: Faction = {
  id: 'letnev',
  pieces: [
    munitionsReserves,
    armada,
    arcSecundus,
    dunlainReaper,
    l4Disruptors,
    nonEuclideanShielding,
    viscountUnlenn,
    rearAdmiralFarran,
    darktalonTreilla,
    warFunding,
  ],
};

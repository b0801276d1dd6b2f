import type { Faction } from '../faction.ts';
import { peaceAccords, quash } from './abilities.ts';
import { elderQanoj, ggrocutoRinn } from './leaders.ts';
import { politicalFavor } from './political-favor.ts';
import { instinctTraining, nullificationField } from './technologies.ts';
import { indomitus, loncaraSsodu } from './units.ts';
import { xxekirGrom } from './xxekir-grom.ts';

/** The Xxcha Kingdom. */
export const xxcha: Faction = {
  id: 'xxcha',
  pieces: [
    peaceAccords,
    quash,
    loncaraSsodu,
    indomitus,
    instinctTraining,
    nullificationField,
    ggrocutoRinn,
    elderQanoj,
    xxekirGrom,
    politicalFavor,
  ],
};

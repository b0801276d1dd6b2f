import type { Faction } from '../faction.ts';
import { analytical, brilliant, fragile } from './abilities.ts';
import { agnlanOln, doctorSucaban, rin } from './leaders.ts';
import { researchAgreement } from './research-agreement.ts';
import { eResSiphons, spatialConduitCylinders } from './technologies.ts';
import { hylarim, shieldPaling } from './units.ts';

/** The Universities of Jol-Nar. */
export const jolnar: Faction = {
  id: 'jolnar',
  pieces: [
    fragile,
    brilliant,
    analytical,
    hylarim,
    shieldPaling,
    spatialConduitCylinders,
    eResSiphons,
    doctorSucaban,
    agnlanOln,
    rin,
    researchAgreement,
  ],
};

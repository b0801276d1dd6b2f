import type { Faction } from '../faction.ts';
import { councilPatronage, lawsOrder, theTribuni } from './abilities.ts';
import { custodiaVigilia, custodiaVigiliaTe } from './custodia-vigilia.ts';
import { keleresRider } from './keleres-rider.ts';
import { harkaLeeds, kuuasiAunJalatai, odlynnMyrr, suffiAn } from './leaders.ts';
import { agencySupplyNetwork, iihqModernization } from './technologies.ts';
import { artemiris, omniopiares } from './units.ts';
import { xanderAlexinVictoriIii } from './xander-alexin-victori-iii.ts';

/** The Council Keleres. */
export const keleres: Faction = {
  id: 'keleres',
  pieces: [
    theTribuni,
    councilPatronage,
    lawsOrder,
    artemiris,
    omniopiares,
    agencySupplyNetwork,
    iihqModernization,
    custodiaVigilia,
    custodiaVigiliaTe,
    xanderAlexinVictoriIii,
    suffiAn,
    kuuasiAunJalatai,
    odlynnMyrr,
    harkaLeeds,
    keleresRider,
  ],
};

import type { Faction } from '../faction.ts';
import { crafty, scheming, stallTactics } from './abilities.ts';
import { kyver, soAta, ssruu } from './leaders.ts';
import { spyNet } from './spy-net.ts';
import { mageonImplants, transparasteelPlating } from './technologies.ts';
import { blackshadeInfiltrator, ysiaYssrila } from './units.ts';

/** The Yssaril Tribes. */
export const yssaril: Faction = {
  id: 'yssaril',
  pieces: [
    stallTactics,
    scheming,
    crafty,
    ysiaYssrila,
    blackshadeInfiltrator,
    mageonImplants,
    transparasteelPlating,
    ssruu,
    soAta,
    kyver,
    spyNet,
  ],
};

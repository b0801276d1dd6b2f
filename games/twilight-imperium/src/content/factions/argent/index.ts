import type { Faction } from '../faction.ts';
import { raidFormation, zeal } from './abilities.ts';
import { trilossaAunMirik, trrakanAunZulok } from './leaders.ts';
import { mirikAunSissiri } from './mirik-aun-sissiri.ts';
import { strikeWingAmbuscade } from './strike-wing-ambuscade.ts';
import { aerieHololattice, strikeWingAlphaII } from './technologies.ts';
import { aerieSentinel, quetzecoatl, strikeWingAlpha } from './units.ts';

/** The Argent Flight. */
export const argent: Faction = {
  id: 'argent',
  pieces: [
    zeal,
    raidFormation,
    strikeWingAlpha,
    quetzecoatl,
    aerieSentinel,
    aerieHololattice,
    strikeWingAlphaII,
    trilossaAunMirik,
    trrakanAunZulok,
    mirikAunSissiri,
    strikeWingAmbuscade,
  ],
};

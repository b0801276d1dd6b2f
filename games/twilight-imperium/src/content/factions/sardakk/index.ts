import type { Faction } from '../faction.ts';
import { unrelenting } from './abilities.ts';
import { ghomSekkus, shvalHarbinger, tro } from './leaders.ts';
import { exotriremeII, valkyrieParticleWeave } from './technologies.ts';
import { tekklarLegion } from './tekklar-legion.ts';
import { cmorranNorr, exotrireme, valkyrieExoskeleton } from './units.ts';

/** Sardakk N'orr. */
export const sardakk: Faction = {
  id: 'sardakk',
  pieces: [
    unrelenting,
    exotrireme,
    cmorranNorr,
    valkyrieExoskeleton,
    exotriremeII,
    valkyrieParticleWeave,
    tro,
    ghomSekkus,
    shvalHarbinger,
    tekklarLegion,
  ],
};

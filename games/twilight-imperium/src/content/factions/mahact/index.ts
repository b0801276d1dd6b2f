import type { Faction } from '../faction.ts';
import { edict, hubris, imperia } from './abilities.ts';
import { airoShirAur } from './airo-shir-aur.ts';
import { ilNaViroset, jaeMirKan } from './leaders.ts';
import { scepterOfDominion } from './scepter-of-dominion.ts';
import { crimsonLegionnaireII, geneticRecombination } from './technologies.ts';
import { arviconRex, crimsonLegionnaire, starlancer } from './units.ts';

/** The Mahact Gene-Sorcerers. */
export const mahact: Faction = {
  id: 'mahact',
  pieces: [
    edict,
    imperia,
    hubris,
    arviconRex,
    starlancer,
    crimsonLegionnaire,
    crimsonLegionnaireII,
    geneticRecombination,
    jaeMirKan,
    ilNaViroset,
    airoShirAur,
    scepterOfDominion,
  ],
};

import type { Faction } from '../faction.ts';
import { foresight, telepathic } from './abilities.ts';
import { giftOfPrescience } from './gift-of-prescience.ts';
import { maban, theOracle, zeu } from './leaders.ts';
import { hybridCrystalFighterII, neuroglaive } from './technologies.ts';
import { hybridCrystalFighter, iconoclast, matriarch } from './units.ts';

/** The Naalu Collective. */
export const naalu: Faction = {
  id: 'naalu',
  pieces: [
    telepathic,
    foresight,
    hybridCrystalFighter,
    matriarch,
    iconoclast,
    neuroglaive,
    hybridCrystalFighterII,
    zeu,
    maban,
    theOracle,
    giftOfPrescience,
  ],
};

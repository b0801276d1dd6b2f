import type { Faction } from '../faction.ts';
import { nomadic, scavenge } from './abilities.ts';
import { captainMendosa, gurnoAggero, rowlSarring } from './leaders.ts';
import { raghsCall } from './raghs-call.ts';
import { chaosMapping, floatingFactoryII } from './technologies.ts';
import { floatingFactory, scavengerZeta, sonOfRagh } from './units.ts';

/** The Clan of Saar. */
export const saar: Faction = {
  id: 'saar',
  pieces: [
    scavenge,
    nomadic,
    sonOfRagh,
    scavengerZeta,
    floatingFactory,
    floatingFactoryII,
    chaosMapping,
    captainMendosa,
    rowlSarring,
    gurnoAggero,
    raghsCall,
  ],
};

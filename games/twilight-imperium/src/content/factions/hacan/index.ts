import type { Faction } from '../faction.ts';
import { arbiters, guildShips, mastersOfTrade } from './abilities.ts';
import { carthOfGoldenSands, gilaTheSilvertongue, harrughGefhara } from './leaders.ts';
import { productionBiomes, quantumDatahubNode } from './technologies.ts';
import { tradeConvoys } from './trade-convoys.ts';
import { prideOfKenara, wrathOfKenara } from './units.ts';

/** The Emirates of Hacan. */
export const hacan: Faction = {
  id: 'hacan',
  pieces: [
    mastersOfTrade,
    guildShips,
    arbiters,
    wrathOfKenara,
    prideOfKenara,
    productionBiomes,
    quantumDatahubNode,
    carthOfGoldenSands,
    gilaTheSilvertongue,
    harrughGefhara,
    tradeConvoys,
  ],
};

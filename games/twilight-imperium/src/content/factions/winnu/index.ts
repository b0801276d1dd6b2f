import type { Faction } from '../faction.ts';
import { bloodTies, reclamation } from './abilities.ts';
import { acquiescence } from './acquiescence.ts';
import { berekarBerekon, mathisMathinus, rickarRickani } from './leaders.ts';
import { hegemonicTradePolicy, lazaxGateFolding } from './technologies.ts';
import { reclaimer, salaiSaiCorian } from './units.ts';

/** The Winnu. */
export const winnu: Faction = {
  id: 'winnu',
  pieces: [
    bloodTies,
    reclamation,
    salaiSaiCorian,
    reclaimer,
    hegemonicTradePolicy,
    lazaxGateFolding,
    berekarBerekon,
    rickarRickani,
    mathisMathinus,
    acquiescence,
  ],
};

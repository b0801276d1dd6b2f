import { whenReplenished } from '../../moments/economy/windows.ts';
import { handOverCommodities } from '../../verbs/economy/commodities.ts';
import { fromHand, promissoryNote } from './promissory-note.ts';

/** Neighbours or not, and also where there was no room to replenish anything. */
export const tradeAgreement = promissoryNote(
  'trade-agreement',
  fromHand(whenReplenished, {
    when: (_game, _me, owner, { seat }) => seat === owner,
    play: (game, me, owner) => handOverCommodities(game, owner, me),
  }),
);

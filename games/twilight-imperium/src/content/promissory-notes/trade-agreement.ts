import { whenReplenished } from '../../moments/economy/windows.ts';
import { handOverCommodities } from '../../verbs/economy/commodities.ts';
import { fromHand, promissoryNote } from './promissory-note.ts';

/** For neighbours or not, and even if nothing could be replenished. */
export const tradeAgreement = promissoryNote(
  'trade-agreement',
  fromHand(whenReplenished, {
    when: (_game, _me, owner, { seat }) => seat === owner,
    play: (game, me, owner) => handOverCommodities(game, owner, me),
  }),
);

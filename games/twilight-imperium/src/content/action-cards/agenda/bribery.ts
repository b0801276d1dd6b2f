import { chooseNumber } from '@orrery/kernel';
import { mayAddVotes } from '../../../moments/agenda/queries.ts';
import { afterVoted } from '../../../moments/agenda/windows.ts';
import { castAdditionalVotes, outcomeOf } from '../../../verbs/agenda/votes.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { reaction } from '../action-card.ts';

export const bribery = reaction({
  id: 'bribery',
  window: afterVoted,
  /** After the speaker voted or abstained, for a player who has voted (LRR 8.15). */
  when: (game, me, { seat }) =>
    seat === game.speaker && outcomeOf(game, me) !== undefined && mayAddVotes(game, me, true),
  announce: (game, me) => chooseNumber(me, 'bribery', 0, spendableGoods(game, me)),
  *resolve(game, me, _moment, { more }) {
    const count = more as number;
    if (count === 0) return;
    yield* spendTradeGoods(game, me, count);
    yield* castAdditionalVotes(game, me, count, 'bribery');
  },
});

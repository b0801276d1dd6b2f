import type { Rule, Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { spendAny, spendableTotal } from '../../verbs/economy/economy.ts';
import { canGainToken, gainTokens } from '../../verbs/tokens/tokens.ts';

const PRICE = 3;

/** Can the player spend 3 influence and gain a token? */
const canBuy = (game: State, me: Seat): boolean =>
  canGainToken(game, me) && spendableTotal(game, me, 'influence') >= PRICE;

/** One token for every 3 influence; the remainder is lost. */
function* buyTokens(game: State, me: Seat): Rule {
  if (!canBuy(game, me)) return;
  const spent = yield* spendAny(game, me, 'leadership.influence', 'influence');
  yield* gainTokens(game, me, Math.floor(spent / PRICE));
}

export const leadership: StrategyCard = {
  id: 'leadership', // LRR 52
  freeSecondary: true, // LRR 20.5a
  canPay: canBuy,

  *primary(game, me) {
    yield* gainTokens(game, me, 3); // LRR 52.2
    yield* buyTokens(game, me);
  },

  *secondary(game, me) {
    yield* buyTokens(game, me); // LRR 52.3
  },
};

import type { Rule, Seat } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { spendAny } from '../../verbs/economy/economy.ts';
import { gainTokens } from '../../verbs/tokens/tokens.ts';

/** One token for every three influence; what does not make three is lost. */
function* buyTokens(game: State, me: Seat): Rule {
  const spent = yield* spendAny(game, me, 'leadership.influence', 'influence');
  yield* gainTokens(game, me, Math.floor(spent / 3));
}

export const leadership: StrategyCard = {
  id: 'leadership', // LRR 52
  freeSecondary: true, // LRR 20.5a

  *primary(game, me) {
    yield* gainTokens(game, me, 3); // LRR 52.2
    yield* buyTokens(game, me);
  },

  *secondary(game, me) {
    yield* buyTokens(game, me); // LRR 52.3
  },
};

import { choose, chooseIfAny, next, type Rule, type Seat } from '@orrery/kernel';
import { hasTeStrategyCards, hasToken, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { activate, redistribute } from '../../moments/steps.ts';
import { produceIn } from '../../verbs/economy/production.ts';
import { gainTokens, redistributeTokens, removeToken } from '../../verbs/tokens/tokens.ts';

/** One own token off the board and into a pool; none on the board, none gained. */
function* liftToken(game: State, me: Seat): Rule {
  const systems = game.systems.filter(system => hasToken(system, me)).map(({ id }) => id);
  const system = yield* chooseIfAny(me, 'warfare.remove', systems, { at: id => ({ system: id }) });
  if (!system) return;
  yield* removeToken(game, me, system);
  yield* gainTokens(game, me, 1); // LRR 99.1
}

export const warfare: StrategyCard = {
  id: 'warfare', // LRR 99

  *primary(game, me) {
    if (hasTeStrategyCards(game.options)) {
      yield* redistributeTokens(game, me); // GR warfare.te.primary
      const anywhere = game.systems.map(({ id }) => id);
      const system = yield* choose(me, 'warfare.activate', anywhere, { at: id => ({ system: id }) });
      return next(activate({ system }), redistribute({ seat: me }));
    }
    yield* liftToken(game, me);
    yield* redistributeTokens(game, me); // LRR 99.2
  },

  *secondary(game, me) {
    const { home } = playerOf(game, me);
    if (hasTeStrategyCards(game.options))
      yield* produceIn(game, me, home); // GR warfare.te.secondary
    else yield* produceIn(game, me, home, { with: unit => unit === 'space-dock', oneProducer: true }); // LRR 99.3
  },
};

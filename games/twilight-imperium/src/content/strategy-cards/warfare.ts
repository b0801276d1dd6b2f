import { choose, chooseIfAny, next, type Rule, type Seat } from '@orrery/kernel';
import { hasTeStrategyCards, hasToken, playerOf, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { mayActivateThere } from '../../moments/movement/queries.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { activate, redistribute } from '../../moments/steps.ts';
import { produceIn } from '../../verbs/economy/production.ts';
import { canPayToActivate, payToActivate } from '../../verbs/movement/activation.ts';
import { gainTokens, redistributeTokens, removeToken } from '../../verbs/tokens/tokens.ts';

/** Removes one own token from the board and gains it; nothing without one. */
function* liftToken(game: State, me: Seat): Rule {
  const systems = game.systems.filter(system => hasToken(system, me)).map(({ id }) => id);
  const system = yield* chooseIfAny(me, 'warfare.remove', systems, { at: id => ({ system: id }) });
  if (!system) return;
  yield* removeToken(game, me, system);
  yield* gainTokens(game, me, 1); // LRR 99.1
}

/** Own command tokens are no obstacle, but all other restrictions apply. */
const openTo = (game: State, me: Seat): SystemId[] =>
  game.systems
    .filter(system => mayActivateThere(game, { seat: me, system }, true) && canPayToActivate(game, me, system))
    .map(({ id }) => id);

export const warfare: StrategyCard = {
  id: 'warfare', // LRR 99

  *primary(game, me) {
    if (hasTeStrategyCards(game.options)) {
      yield* redistributeTokens(game, me); // GR warfare.te.primary
      const system = yield* choose(me, 'warfare.activate', openTo(game, me), { at: id => ({ system: id }) });
      yield* payToActivate(game, me, systemOf(game, system));
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

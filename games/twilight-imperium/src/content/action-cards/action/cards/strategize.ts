import type { Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../../../../model/ids.ts';
import type { State } from '../../../../model/state.ts';
import { strategyCards } from '../../../../moments/phases/registry.ts';
import { canFollow, resolveSecondary } from '../../../../verbs/phases/strategy-cards.ts';
import { action } from '../../action-card.ts';
import { openStrategyCards } from './open-strategy-cards.ts';

const canPay = (game: State, me: Seat, id: StrategyCardId): boolean =>
  canFollow(game, me, id, strategyCards.of(id).freeSecondary === true);

export const strategize = action({
  id: 'strategize',
  possible: () => true,
  aims: (game, me) =>
    openStrategyCards(game)
      .filter(id => canPay(game, me, id))
      .map(id => ({ key: id, at: { strategyCard: id } })),
  *resolve(game, me, _moment, { aim }) {
    yield* resolveSecondary(game, me, aim as StrategyCardId);
  },
});

import type { Seat } from '@orrery/kernel';
import { type StrategyCardId, strategyCardIds } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { strategyCards } from '../../moments/sockets.ts';
import { spendable, spendToken } from '../../verbs/tokens.ts';
import { action } from './action-card.ts';

/** In the common area, or ready with whoever has it, oneself included. */
const readied = ({ seats }: State): StrategyCardId[] => {
  const used = seats.flatMap(player => player.strategyCards.filter(({ exhausted }) => exhausted).map(({ id }) => id));
  return strategyCardIds.filter(id => !used.includes(id));
};

const canPay = (game: State, me: Seat, id: StrategyCardId): boolean =>
  strategyCards.of(id).freeSecondary === true || spendable(game, me, 'strategy') > 0;

export const strategize = action({
  id: 'strategize',
  possible: () => true,
  aims: (game, me) =>
    readied(game)
      .filter(id => canPay(game, me, id))
      .map(id => ({ key: id, at: { strategyCard: id } })),
  *resolve(game, me, _moment, { aim }) {
    const card = strategyCards.of(aim as StrategyCardId);
    if (!card.freeSecondary && !card.paysItself) yield* spendToken(game, me, 'strategy'); // LRR 20.5
    yield* card.secondary(game, me);
  },
});

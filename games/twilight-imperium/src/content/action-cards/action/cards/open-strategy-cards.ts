import { type StrategyCardId, strategyCardIds } from '../../../../model/ids.ts';
import type { State } from '../../../../model/state.ts';

/** Strategy cards that nobody chose, and those that are ready before their players; an eliminated player's are unchosen. */
export const openStrategyCards = (game: State): StrategyCardId[] => {
  const used = game.seats.flatMap(({ strategyCards }) =>
    strategyCards.filter(({ exhausted }) => exhausted).map(({ id }) => id),
  );
  return strategyCardIds.filter(id => !used.includes(id));
};

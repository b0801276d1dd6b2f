import { type StrategyCardId, strategyCardIds } from '../../../../model/ids.ts';
import type { State } from '../../../../model/state.ts';

/** Strategy cards that are unchosen or readied; those of eliminated players count as unchosen. */
export const openStrategyCards = (game: State): StrategyCardId[] => {
  const used = game.seats.flatMap(({ strategyCards }) =>
    strategyCards.filter(({ exhausted }) => exhausted).map(({ id }) => id),
  );
  return strategyCardIds.filter(id => !used.includes(id));
};

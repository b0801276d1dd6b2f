import { type Amounts, allocate } from '@orrery/kernel';
import type { StrategyCardId } from '../../../model/ids.ts';
import { because } from '../../../model/reasons.ts';
import type { State } from '../../../model/state.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { placeOnStrategyCards } from '../../../verbs/phases/strategy-cards.ts';
import { reaction } from '../action-card.ts';

const GOODS = 5;
const CARDS = 3;

/** Including cards that players kept: R-171. */
const cardsInPlay = (game: State): StrategyCardId[] => [
  ...game.strategyCards.map(({ id }) => id),
  ...game.seats.flatMap(({ strategyCards }) => strategyCards.map(({ id }) => id)),
];

export const manipulateInvestments = reaction({
  id: 'manipulate-investments',
  window: startOfStrategyPhase,
  when: () => true,
  *announce(game, me) {
    const lines = cardsInPlay(game).map(id => ({ key: id, at: { strategyCard: id }, min: 0, max: GOODS }));
    const [one, two, three] = lines;
    const amounts = yield* allocate(me, 'manipulate-investments', lines, {
      min: GOODS,
      max: GOODS,
      check: chosen => Object.keys(chosen).length >= CARDS || because('invest.spread', 'LRR 2.7'),
      suggest: { [one!.key]: 2, [two!.key]: 2, [three!.key]: 1 },
    });
    return { ...amounts };
  },
  resolve: (game, _me, _moment, { more }) => placeOnStrategyCards(game, more as Amounts),
});

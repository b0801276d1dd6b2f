import { type Amounts, allocate } from '@orrery/kernel';
import { because } from '../../model/reasons.ts';
import { startOfStrategyPhase } from '../../moments/windows.ts';
import { placeOnStrategyCards } from '../../verbs/strategy-cards.ts';
import { reaction } from './action-card.ts';

const GOODS = 5;
const CARDS = 3;

/** On cards in the common area alone: R-144. */
export const manipulateInvestments = reaction({
  id: 'manipulate-investments',
  window: startOfStrategyPhase,
  when: game => game.strategyCards.length >= CARDS,
  *announce(game, me) {
    const lines = game.strategyCards.map(({ id }) => ({ key: id, at: { strategyCard: id }, min: 0, max: GOODS }));
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

import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { gainCommodities, roomForCommodities, spendCommodities } from '../../verbs/economy/commodities.ts';
import { spendableGoods, spendTradeGoods } from '../../verbs/economy/goods.ts';

/** One option of an exploration card; options without an effect are not offered. */
export interface Offer {
  readonly key: string;
  readonly possible: boolean;
  carryOut(): Rule;
}

/** "You may … or you may …": one of them or none. */
export function* mayTakeOne(me: Seat, kind: string, offers: readonly Offer[]): Rule {
  const possible = offers.filter(offer => offer.possible);
  if (possible.length === 0) return;
  const [chosen] = yield* ask(pick(me, kind, possible, { key: ({ key }) => key, min: 0 }));
  if (chosen) yield* chosen.carryOut();
}

export const commodities = (game: State, me: Seat, count: number): Offer => ({
  key: 'gain-commodities',
  possible: roomForCommodities(game, me) > 0,
  carryOut: () => gainCommodities(game, me, count),
});

/** Offers to spend one trade good or one commodity. */
export const forOneGood = (game: State, me: Seat, possible: boolean, carryOut: () => Rule): Offer[] => [
  {
    key: 'spend-trade-good',
    possible: possible && spendableGoods(game, me) > 0,
    *carryOut() {
      yield* spendTradeGoods(game, me, 1);
      yield* carryOut();
    },
  },
  {
    key: 'spend-commodity',
    possible: possible && playerOf(game, me).commodities > 0,
    *carryOut() {
      yield* spendCommodities(game, me, 1);
      yield* carryOut();
    },
  },
];

import { empireOf, emptySlots } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { CardAction, RoleRule } from '../../moments/registries.ts';
import { chooseOne, goodsOf, produceChoices, produceUpTo, tradeChoices, tradeUpTo } from '../../verbs/asks.ts';

/** One resource produced or one traded (ED 22, ED 25). */
export const produceTradeAction: CardAction = {
  possible: (game, me) => emptySlots(empireOf(game, me)).length > 0 || goodsOf(game, me).length > 0,
  lacks: because('action.no-goods', 'R-002'),
  *play(game, me) {
    yield* yield* chooseOne(me, 'produce-or-trade', [...produceChoices(game, me), ...tradeChoices(game, me)]);
  },
};

export const produceRole: RoleRule = {
  *resolve(game, me, { symbols }) {
    yield* produceUpTo(game, me, symbols); // ED 23
  },
};

export const tradeRole: RoleRule = {
  *resolve(game, me, { symbols }) {
    yield* tradeUpTo(game, me, symbols); // ED 26
  },
};

import { choose } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import { areLawsBlank } from '../../../moments/agenda/queries.ts';
import { startOfStrategyPhase, startOfTurn } from '../../../moments/phases/windows.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { spendCommodities } from '../../../verbs/economy/commodities.ts';
import { gainTradeGoods, replenishCommodities } from '../../../verbs/economy/economy.ts';
import { spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Setup lets its player choose a home: `model/factions/homes.ts`. */
export const theTribuni = ability('the-tribuni', {});

export const councilPatronage = ability('council-patronage', {
  responses: [
    on(startOfStrategyPhase, {
      must: true,
      when: () => true,
      *play(game, me) {
        yield* replenishCommodities(game, me);
        yield* gainTradeGoods(game, me, 1);
      },
    }),
  ],
});

const ORDER = 'laws-order';

/** In anybody's turn, and for everybody: no law does anything until that turn is over. */
export const lawsOrder = ability(ORDER, {
  passive: [
    ({ id }) =>
      areLawsBlank.installFor(id, ({ lasting }, _nobody, blank) => blank || lasting.some(each => each.id === id)),
  ],
  responses: [
    on(startOfTurn, {
      when: (game, me) => {
        const { tradeGoods, commodities } = playerOf(game, me);
        return game.laws.length > 0 && tradeGoods + commodities > 0 && !game.lasting.some(({ id }) => id === ORDER);
      },
      *play(game, me) {
        const { tradeGoods, commodities } = playerOf(game, me);
        const tokens = [...(tradeGoods > 0 ? ['trade-good'] : []), ...(commodities > 0 ? ['commodity'] : [])];
        const token =
          tokens.length === 1 ? tokens[0]! : yield* choose(me, ORDER, tokens, { at: each => ({ token: each }) });
        if (token === 'commodity') yield* spendCommodities(game, me, 1);
        else yield* spendTradeGoods(game, me, 1);
        yield* lastUntil(game, { id: ORDER, seat: me, until: 'turn', aim: null });
      },
    }),
  ],
});

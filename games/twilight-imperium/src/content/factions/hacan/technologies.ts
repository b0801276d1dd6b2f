import { choose, type Rule, type Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../../../model/ids.ts';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { gainTradeGoods, giveTradeGoods } from '../../../verbs/economy/economy.ts';
import { swapStrategyCards } from '../../../verbs/phases/strategy-cards.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { on, technology } from '../../technologies/technology.ts';

export const productionBiomes = technology({
  id: 'production-biomes',
  componentAction: {
    possible: (game, me) => spendable(game, me, 'strategy') > 0,
    *play(game, me) {
      yield* spendToken(game, me, 'strategy');
      yield* gainTradeGoods(game, me, 4);
      const other = yield* choose(me, 'production-biomes.player', othersClockwise(game, me), {
        key: String,
        at: seat => ({ seat }),
      });
      yield* gainTradeGoods(game, other, 2);
    },
  },
});

const PRICE = 3;

const withStrategyCards = (game: State, me: Seat): Seat[] =>
  othersClockwise(game, me).filter(seat => playerOf(game, seat).strategyCards.length > 0);

function* cardOf(game: State, me: Seat, owner: Seat): Rule<StrategyCardId> {
  const cards = playerOf(game, owner).strategyCards.map(({ id }) => id);
  if (cards.length === 1) return cards[0]!;
  return yield* choose(me, owner === me ? 'quantum-datahub-node.give' : 'quantum-datahub-node.take', cards, {
    at: id => ({ strategyCard: id }),
  });
}

export const quantumDatahubNode = technology({
  id: 'quantum-datahub-node',
  responses: [
    on(endOfStrategyPhase, {
      when: (game, me) => {
        const { tradeGoods, strategyCards } = playerOf(game, me);
        return (
          spendable(game, me, 'strategy') > 0 &&
          tradeGoods >= PRICE &&
          strategyCards.length > 0 &&
          withStrategyCards(game, me).length > 0
        );
      },
      *play(game, me) {
        const other = yield* choose(me, 'quantum-datahub-node.player', withStrategyCards(game, me), {
          key: String,
          at: seat => ({ seat }),
        });
        const [given, taken] = [yield* cardOf(game, me, me), yield* cardOf(game, me, other)];
        yield* spendToken(game, me, 'strategy');
        yield* giveTradeGoods(game, me, other, PRICE);
        yield* swapStrategyCards(game, { seat: me, card: given }, { seat: other, card: taken });
      },
    }),
  ],
});

import { deepEqual } from 'node:assert/strict';
import type { Rule } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { State } from '../../model/state.ts';
import { given } from '../../testing/index.ts';
import { convertCommodities, gainCommodities, handOverCommodities, takeGood } from './commodities.ts';
import { gainTradeGoodsTogether, giveTradeGoods, loseTradeGoods } from './economy.ts';

/** Trade goods and commodities of Sol (value 4) and Hacan (value 6), after a rule. */
function after(rule: (game: State) => Rule, sol: [number, number], hacan: [number, number]) {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .goods('sol', { tradeGoods: sol[0], commodities: sol[1] })
    .goods('hacan', { tradeGoods: hacan[0], commodities: hacan[1] })
    .runs(rule);
  const [one, other] = [seat('sol'), seat('hacan')];
  return { goods: [one.tradeGoods, one.commodities, other.tradeGoods, other.commodities], played };
}

proves('LRR 21.2', 'commodities are gained up to the value of the faction', () => {
  const gained = (had: number, count: number) => {
    const { goods, played } = after(game => gainCommodities(game, 0, count), [0, had], [0, 0]);
    return [goods[1], told(played, 'commodities-gained').map(each => each.count)];
  };
  deepEqual(
    [gained(1, 2), gained(3, 2), gained(4, 2), gained(5, 1)],
    [
      [3, [2]],
      [4, [1]],
      [4, []],
      [5, []],
    ],
  );
});

proves('LRR 21.5', 'commodities handed over are trade goods of the other player', () => {
  deepEqual(after(game => handOverCommodities(game, 1, 0), [1, 1], [2, 3]).goods, [4, 1, 2, 0]);
});

proves('LRR 21.6', 'one good is taken from another player, a commodity as a trade good', () => {
  const taken = (token: 'trade-good' | 'commodity') => after(game => takeGood(game, 0, 1, token), [1, 1], [2, 3]).goods;
  deepEqual(
    [taken('trade-good'), taken('commodity')],
    [
      [2, 1, 1, 3],
      [2, 1, 2, 2],
    ],
  );
});

proves('LRR 21.5c', 'commodities that are converted become trade goods, and are not gained', () => {
  const { goods, played } = after(game => convertCommodities(game, 0, 2), [1, 3], [0, 0]);
  deepEqual([goods.slice(0, 2), told(played, 'trade-goods-gained')], [[3, 1], []]);
});

proves('LRR 93', 'trade goods are given, lost, and gained by several players at once', () => {
  deepEqual(after(game => giveTradeGoods(game, 1, 0, 2), [1, 0], [3, 0]).goods, [3, 0, 1, 0]);
  const lost = (most?: number) => {
    const { goods, played } = after(game => loseTradeGoods(game, 1, most), [1, 0], [3, 0]);
    return [goods[2], told(played, 'trade-goods-lost').map(({ count }) => count)];
  };
  deepEqual(
    [lost(), lost(2), lost(3), lost(9), lost(0)],
    [
      [0, [3]],
      [1, [2]],
      [0, [3]],
      [0, [3]],
      [3, []],
    ],
  );
  const { goods, played } = after(
    game =>
      gainTradeGoodsTogether(
        game,
        [0, 1, 2].map(seat => ({ seat, count: seat })),
      ),
    [1, 0],
    [3, 0],
  );
  deepEqual(goods, [1, 0, 4, 0]);
  deepEqual(told(played, 'trade-goods-gained'), [
    { seat: 1, count: 1 },
    { seat: 2, count: 2 },
  ]);
});

import { deepEqual } from 'node:assert/strict';
import type { Amounts } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { commoditiesAsGoods } from '../../moments/economy/queries.ts';
import { given } from '../../testing/index.ts';
import { pay, paySeparately, separatePayments } from './economy.ts';
import { goodsAfter, goodsFor, goodsIn, spendTradeGoods } from './goods.ts';

// Test content: by this law all players may spend commodities as trade goods.
commoditiesAsGoods.install((game, _seat, known) => (game.laws.some(({ id }) => id === 'lend') ? { *use() {} } : known));

const rich = (tradeGoods: number, commodities: number, ...planets: PlanetId[]) =>
  given('sol', 'hacan', 'letnev')
    .law('lend')
    .goods('sol', { tradeGoods, commodities })
    .planets('sol', ...planets);

proves('R-293', 'commodities are lent for one payment: trade goods are spent first, and what is left is known', () => {
  const { state } = rich(3, 2).start().table;
  const left = (spent: Amounts) => goodsAfter(state, 0, spent);
  deepEqual([left({}), left({ 'trade-goods': 1 }), left({ 'trade-goods': 1, commodities: 1 })], [5, 4, 2]);
  deepEqual(
    [1, 3, 5].map(count => goodsFor(state, 0, count)),
    [{ 'trade-goods': 1 }, { 'trade-goods': 3 }, { 'trade-goods': 3, commodities: 2 }],
  );
  deepEqual([goodsIn({}), goodsIn({ 'trade-goods': 2, commodities: 1 })], [0, 3]);
});

proves('R-293', 'who spends trade goods says how many of them are commodities, if there is a choice', () => {
  const spent = (commodities: number) => {
    const { seat, table: played } = rich(2, 2).runs(game => spendTradeGoods(game, 0, 2));
    seat('sol').isAsked('spend-commodities').says(commodities);
    const counts = told(played, 'trade-goods-spent').map(({ count }) => count);
    return [seat('sol').tradeGoods, seat('sol').commodities, ...counts];
  };
  deepEqual(
    [spent(0), spent(1), spent(2)],
    [
      [0, 2, 2],
      [1, 1, 1],
      [2, 0],
    ],
  );
  const forced = rich(1, 2)
    .runs(game => spendTradeGoods(game, 0, 3))
    .seat('sol');
  deepEqual([forced.isNotAsked().tradeGoods, forced.commodities], [0, 0]);
});

const suggestion = (start: ReturnType<typeof rich>, price: number): Amounts => {
  const sol = start
    .runs(game => pay(game, 0, price, 'resources'))
    .seat('sol')
    .suggestionIsLegal();
  const { ask } = sol;
  const suggest = ask.form === 'allocate' ? ask.suggest : {};
  sol.allots(suggest);
  return suggest;
};

proves('R-293', 'the card that lends them is suggested last', () => {
  // Mecatol Rex has 1 resource and 6 influence, which would be lost.
  deepEqual(suggestion(rich(1, 1, 'mecatol-rex'), 2), { 'mecatol-rex': 1, 'trade-goods': 1 });
  deepEqual(suggestion(rich(2, 1, 'mecatol-rex'), 2), { 'trade-goods': 2 });
  deepEqual(suggestion(rich(1, 1), 2), { 'trade-goods': 1, commodities: 1 });
});

proves(
  'LRR 47, R-293',
  'for separate payments the least planets are suggested, then trade goods, then the card',
  () => {
    // Influence: Lirta IV 3, Wellon 2.
    const start = () => rich(2, 3, 'lirta-iv', 'wellon');
    const suggested = (count: number): Amounts => {
      const sol = start()
        .runs(game => paySeparately(game, 0, count))
        .seat('sol');
      sol.isAsked('pay-separately').isTold({ price: count }).isBound(count, count).suggestionIsLegal();
      sol.isOfferedLines({ 'lirta-iv': 1, wellon: 1, 'trade-goods': 2, commodities: 1 });
      const { ask } = sol;
      const suggest = ask.form === 'allocate' ? ask.suggest : {};
      sol.allots(suggest);
      return suggest;
    };
    deepEqual([1, 2, 3, 4, 5].map(suggested), [
      { wellon: 1 },
      { wellon: 1, 'trade-goods': 1 },
      { wellon: 1, 'trade-goods': 2 },
      { wellon: 1, 'trade-goods': 2, 'lirta-iv': 1 },
      { wellon: 1, 'trade-goods': 2, 'lirta-iv': 1, commodities: 1 },
    ]);
    deepEqual(separatePayments(start().start().table.state, 0), 5);
  },
);

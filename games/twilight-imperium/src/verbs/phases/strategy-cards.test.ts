import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { strategyCardIds } from '../../model/ids.ts';
import { given } from '../../testing/index.ts';
import { returnStrategyCards, takeStrategyCard } from './strategy-cards.ts';

proves('LRR 83.8, LRR 83.8b', 'a strategy card is in the common area or with a player until it is returned', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol')
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'imperial')!.tradeGoods = 1;
    })
    .runs(game => takeStrategyCard(game, 0, 'warfare'));
  deepEqual(
    table.state.strategyCards.map(({ id }) => id),
    ['leadership', 'construction', 'trade', 'technology', 'imperial'],
  );
  deepEqual(seat('sol').player.strategyCards, [{ id: 'warfare', exhausted: false }]);
});

proves('LRR 81.8', 'all return in the order of their numbers, and trade goods stay on those that were left', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'warfare!', 'imperial')
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'trade')!.tradeGoods = 2;
    })
    .runs(game => returnStrategyCards(game, strategyCardIds));
  deepEqual(
    table.state.strategyCards,
    strategyCardIds.map(id => ({ id, tradeGoods: id === 'trade' ? 2 : 0 })),
  );
  deepEqual(seat('sol').player.strategyCards, []);
});

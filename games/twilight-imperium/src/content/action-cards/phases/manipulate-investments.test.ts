import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { strategyCardIds } from '../../../model/ids.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';
import {
  placeOnStrategyCards,
  returnStrategyCards,
  swapStrategyCards,
  takeStrategyCard,
} from '../../../verbs/phases/strategy-cards.ts';

const card = 'manipulate-investments';
/** Every player kept a card, so none is chosen. */
const table = () => given('sol', 'hacan', 'letnev').phase('strategy').active(null).actionCards('hacan', card);

proves('LRR 84, action-cards/manipulate-investments', 'five trade goods on three strategy cards or more', () => {
  const { seat, table: played } = table().start(strategyPhase({}));
  seat('hacan').isAsked('start-of-strategy-phase').chooses(card).isAsked(card).isBound(5, 5);
  const lines = { construction: 5, trade: 5, warfare: 5, technology: 5, imperial: 5 };
  seat('hacan').isOfferedLines({ ...lines, leadership: 5, diplomacy: 5, politics: 5 });
  seat('hacan').suggestionIsLegal();
  seat('hacan').isRefused('answer/against-rule', { trade: 4, warfare: 1 });
  seat('hacan').allots({ trade: 3, warfare: 1, imperial: 1 });
  const goods = played.state.strategyCards.map(({ id, tradeGoods }) => [id, tradeGoods]);
  // One more was placed on each unchosen card at the end of the phase.
  deepEqual(Object.fromEntries(goods), { construction: 1, trade: 4, warfare: 2, technology: 1, imperial: 2 });
});

proves('LRR 2.8, action-cards/manipulate-investments', 'where it is cancelled, nothing is placed', () => {
  const { seat, table: played } = table().actionCards('sol', 'sabotage#1').start(strategyPhase({}));
  seat('sol').isAsked('start-of-strategy-phase').isOffered().passes();
  seat('hacan').chooses(card).allots({ trade: 3, warfare: 1, imperial: 1 });
  seat('sol').isAsked('when-action-card-played').chooses('sabotage#1');
  deepEqual(
    played.state.strategyCards.map(({ tradeGoods }) => tradeGoods),
    [1, 1, 1, 1, 1],
  );
});

/** Sol has kept Leadership; Hacan puts four goods on it and on two others. */
const onKept = () => {
  const started = table().start(strategyPhase({}));
  started.seat('hacan').chooses(card).allots({ leadership: 3, warfare: 1, imperial: 1 });
  return started;
};

proves('R-171, action-cards/manipulate-investments', 'goods on a kept card lie there and are nobody’s', () => {
  const { seat, table: played } = onKept();
  equal(seat('sol').tradeGoods, 0);
  for (const viewer of [null, 0, 1]) deepEqual(played.view(viewer).goodsOnKept, [{ id: 'leadership', tradeGoods: 3 }]);
});

proves('R-171, LRR 84.1a', 'they are gained with the card when it is chosen from the common area', () => {
  const { table: played, seat } = given('sol', 'hacan', 'letnev')
    .with(game => {
      game.goodsOnKept = [{ id: 'leadership', tradeGoods: 3 }];
    })
    .runs(function* (game) {
      yield* returnStrategyCards(game, strategyCardIds);
      deepEqual([game.strategyCards[0], game.goodsOnKept], [{ id: 'leadership', tradeGoods: 3 }, []]);
      yield* takeStrategyCard(game, 1, 'leadership');
    });
  deepEqual([seat('hacan').tradeGoods, played.state.strategyCards.length], [3, 7]);
});

proves('R-171', 'they stay on a card that is kept again, or that changes hands', () => {
  const { table: played, seat } = given('sol', 'hacan', 'letnev')
    .with(game => {
      game.goodsOnKept = [{ id: 'leadership', tradeGoods: 3 }];
    })
    .runs(function* (game) {
      yield* returnStrategyCards(game, strategyCardIds, [0, 1]);
      yield* swapStrategyCards(game, { seat: 0, card: 'leadership' }, { seat: 1, card: 'diplomacy' });
      yield* placeOnStrategyCards(game, { leadership: 1 });
    });
  deepEqual(played.state.goodsOnKept, [{ id: 'leadership', tradeGoods: 4 }]);
  deepEqual([seat('sol').tradeGoods, seat('hacan').tradeGoods], [0, 0]);
});

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { strategyPhase } from '../../rules/strategy-phase.ts';
import { given } from '../../testing/index.ts';

const card = 'manipulate-investments';
/** Everybody has kept a card, so that nobody chooses any. */
const table = () => given('sol', 'hacan', 'letnev').phase('strategy').active(null).actionCards('hacan', card);

proves('LRR 84, action-cards/manipulate-investments', 'five trade goods on three strategy cards or more', () => {
  const { seat, table: played } = table().start(strategyPhase({}));
  seat('hacan').isAsked('start-of-strategy-phase').chooses(card).isAsked(card).isBound(5, 5);
  seat('hacan').isOfferedLines({ construction: 5, trade: 5, warfare: 5, technology: 5, imperial: 5 });
  seat('hacan').isRefused('answer/against-rule', { trade: 4, warfare: 1 });
  seat('hacan').allots({ trade: 3, warfare: 1, imperial: 1 });
  const goods = played.state.strategyCards.map(({ id, tradeGoods }) => [id, tradeGoods]);
  // One more came on each at the end of the phase, since nobody took any.
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

proves('R-144, action-cards/manipulate-investments', 'three cards in the common area are enough, two are not', () => {
  const three = () =>
    table().strategyCards('sol', 'leadership', 'diplomacy').strategyCards('hacan', 'politics', 'trade');
  const { seat, table: played } = three().strategyCards('letnev', 'construction').start(strategyPhase({}));
  seat('hacan').chooses(card).isOfferedLines({ warfare: 5, technology: 5, imperial: 5 });
  seat('hacan').suggestionIsLegal();
  seat('hacan').allots({ warfare: 1, technology: 1, imperial: 3 });
  deepEqual(
    played.state.strategyCards.map(({ tradeGoods }) => tradeGoods),
    [2, 2, 4], // with the one that came on each at the end of the phase
  );
  const two = three().strategyCards('letnev', 'construction', 'imperial').start(strategyPhase({}));
  equal(two.table.over, true);
});

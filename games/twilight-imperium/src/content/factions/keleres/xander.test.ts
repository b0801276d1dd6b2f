import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { pay } from '../../../verbs/economy/economy.ts';
import { spendTradeGoods } from '../../../verbs/economy/goods.ts';

const XANDER = 'xander-alexin-victori-iii';

const table = () =>
  given('keleres', 'hacan', 'letnev')
    .leader('keleres', XANDER)
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 21.7, R-293, leaders/xander-alexin-victori-iii',
  'its owner pays with commodities too, in one payment, which exhausts it',
  () => {
    const { seat } = table()
      .goods('keleres', { tradeGoods: 1, commodities: 2 })
      .runs(function* (game) {
        yield* pay(game, 0, 1, 'influence');
        yield* pay(game, 0, 5, 'resources');
      });
    const keleres = seat('keleres').isAsked('pay-influence').suggestionIsLegal();
    keleres.isOfferedLines({ 'moll-primus-keleres': 1, 'trade-goods': 1, commodities: 2 }).allots({ commodities: 1 });
    deepEqual([keleres.commodities, keleres.tradeGoods, keleres.player.exhausted], [1, 1, [XANDER]]);
    keleres.isAsked('pay-resources').isOfferedLines({ 'moll-primus-keleres': 1, 'trade-goods': 1 });
    keleres.allots({ 'moll-primus-keleres': 1, 'trade-goods': 1 });
  },
);

proves('LRR 21.7, R-293, leaders/xander-alexin-victori-iii', 'a payment without any leaves it ready', () => {
  const { seat } = table()
    .goods('keleres', { tradeGoods: 1, commodities: 2 })
    .runs(game => pay(game, 0, 1, 'influence'));
  const keleres = seat('keleres').isAsked('pay-influence').allots({ 'trade-goods': 1 });
  deepEqual([keleres.commodities, keleres.player.exhausted], [2, []]);
});

proves('LRR 93, R-293, leaders/xander-alexin-victori-iii', 'also where trade goods are spent as such', () => {
  const { seat } = table()
    .goods('keleres', { tradeGoods: 2, commodities: 2 })
    .runs(game => spendTradeGoods(game, 0, 3));
  const keleres = seat('keleres').isAsked('spend-commodities').says(2);
  deepEqual([keleres.commodities, keleres.tradeGoods, keleres.player.exhausted], [0, 1, [XANDER]]);
});

const lent = (commodities = 2) =>
  table()
    .goods('hacan', { commodities })
    .revealed('negotiate-trade-routes')
    .strategyCards('hacan', 'leadership')
    .active('hacan');

proves(
  'LRR 21.7, R-293, leaders/xander-alexin-victori-iii',
  'as a turn begins it is exhausted for another player, for one payment of that turn',
  () => {
    const { seat } = lent()
      .planets('hacan', 'hercant')
      .start(takeTurn({ seat: 1 }));
    seat('keleres').isAsked('start-of-turn').chooses(XANDER).chooses('1');
    deepEqual(seat('keleres').player.exhausted, [XANDER]);
    const hacan = seat('hacan').isAsked('action').chooses('strategic:leadership');
    hacan.isAsked('gain-tokens').allots({ tactic: 3 });
    hacan.isAsked('leadership.influence').isOfferedLines({ hercant: 1, commodities: 2 });
    hacan.allots({ hercant: 1, commodities: 2 }).isAsked('gain-tokens').allots({ tactic: 1 });
    deepEqual([hacan.commodities, hacan.tokens.tactic], [0, 7]);
  },
);

proves('LRR 21.7, R-293, leaders/xander-alexin-victori-iii', 'nobody else, and not when the turn is over', () => {
  const { table: played, seat } = table()
    .goods('hacan', { commodities: 2 })
    .goods('letnev', { commodities: 2 })
    .strategyCards('keleres', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  const keleres = seat('keleres').isAsked('action').chooses(`use:${XANDER}`);
  keleres.isAsked(XANDER).isOffered('1', '2').chooses('2');
  deepEqual(
    played.state.lasting.map(({ id, seat: who }) => [id, who]),
    [[XANDER, 2]],
  );
  keleres.isAsked('action').chooses('pass');
  deepEqual(played.state.lasting, []);
});

proves(
  'LRR 21.7, R-272, R-293, leaders/xander-alexin-victori-iii, technologies/temporal-command-suite',
  'commodities that are paid are gone when the agent is readied: they cannot change hands',
  () => {
    const { seat } = given('keleres', 'nomad', 'letnev')
      .leader('keleres', XANDER)
      .planets('keleres', 'moll-primus-keleres')
      .planets('letnev', 'arc-prime')
      .technology('nomad', 'temporal-command-suite')
      .goods('keleres', { commodities: 2 })
      .runs(game => pay(game, 0, 2, 'influence'));
    const keleres = seat('keleres').allots({ commodities: 2 });
    seat('nomad').isAsked('after-agent-exhausted').chooses('temporal-command-suite').isNotAsked(); // nothing to trade
    deepEqual([keleres.commodities, keleres.player.exhausted], [0, []]);
  },
);

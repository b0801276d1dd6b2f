import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { startOfTurn } from '../../moments/phases/windows.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { on, relic } from './relic.ts';

// Relics for these tests alone.
relic({
  id: 'test-font',
  responses: [
    on(startOfTurn, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
  ],
}).install();
relic({
  id: 'test-lamp',
  actionExhausts: true,
  componentAction: { possible: () => true, play: (game, me) => gainTradeGoods(game, me, 2) },
}).install();

const table = () =>
  given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').strategyCards('hacan', 'trade!');

proves('LRR 73.3', 'a relic that is exhausted for what it does cannot be used again until it is readied', () => {
  const { seat } = table()
    .relics('sol', 'test-font')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  seat('sol').isAsked('start-of-turn').isOffered('test-font').chooses('test-font');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.exhausted], [1, ['test-font']]);
  seat('sol').chooses('pass');
  seat('sol').isAsked('action').chooses('pass');
});

proves('LRR 73.3, LRR 22.1', 'so does an action that exhausts it', () => {
  const { seat } = table()
    .relics('sol', 'test-lamp')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'component:test-lamp:test-lamp').chooses('component:test-lamp:test-lamp');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.exhausted], [2, ['test-lamp']]);
  seat('sol').isOffered('tactical', 'pass').chooses('pass');
});

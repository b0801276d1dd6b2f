import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'impersonation';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 47, LRR 61.20, action-cards/impersonation',
  'three influence for a secret objective that nobody else sees',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'mecatol-rex')
      .deck('secret', 'brave-the-void', 'darken-the-skies')
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).isAsked('pay-influence').isTold({ price: 3 }).allots({ 'mecatol-rex': 1 });
    deepEqual([seat('sol').player.secrets, seat('sol').readyPlanets], [['brave-the-void'], []]);
    const drawn = eventsOf(played, 'secret-drawn')[0]!;
    deepEqual([drawn.data, drawn.secret], [{ seat: 0 }, { 0: { card: 'brave-the-void' } }]);
  },
);

proves('LRR 45.4, action-cards/impersonation', 'a fourth one sends one back', () => {
  const hand = ['darken-the-skies', 'spark-a-rebellion', 'demonstrate-your-power'];
  const { seat } = table()
    .goods('sol', { tradeGoods: 3 })
    .secrets('sol', ...hand)
    .deck('secret', 'brave-the-void')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).allots({ 'trade-goods': 3 }).isAsked('return-secret').chooses('brave-the-void');
  deepEqual([seat('sol').player.secrets, seat('sol').tradeGoods], [hand, 0]);
});

proves('LRR 2.8, action-cards/impersonation', 'cancelled, it costs nothing', () => {
  const { seat } = table()
    .goods('sol', { tradeGoods: 3 })
    .actionCards('hacan', 'sabotage#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  seat('hacan').chooses('sabotage#1');
  seat('sol').cannotUse(card).chooses('pass');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.secrets], [3, []]);
});

proves('LRR 22.3, action-cards/impersonation', 'not with less influence, nor without a card to draw', () => {
  const poor = table()
    .goods('sol', { tradeGoods: 2 })
    .start(takeTurn({ seat: 0 }));
  poor.seat('sol').cannotUse(card).chooses('pass');
  const { seat } = table()
    .goods('sol', { tradeGoods: 3 })
    .deck('secret')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

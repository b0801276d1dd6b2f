import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'strategize#1';
const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership')
    .strategyCards('hacan', 'politics!')
    .strategyCards('letnev', 'trade')
    .actionCards('sol', card)
    .goods('sol', { tradeGoods: 4 }) // for Technology
    .deck('action-cards', 'a', 'b', 'c');
const uses = (start = table()) =>
  start
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isAsked('action')
    .chooses(`component:strategize:${card}`);
const all = ['leadership', 'diplomacy', 'construction', 'trade', 'warfare', 'technology', 'imperial'];

proves('LRR 20.5, action-cards/strategize', 'the secondary of a card that is ready or not chosen, for a token', () => {
  const sol = uses()
    .isAsked('strategize.aim')
    .isOffered(...all)
    .chooses('trade');
  deepEqual([sol.tokens.strategy, sol.commodities], [1, 4]);
  deepEqual(sol.player.strategyCards, [{ id: 'leadership', exhausted: false }]);
});

proves('LRR 52.3, action-cards/strategize', 'Leadership costs no token', () => {
  const sol = uses(table().tokens('sol', { strategy: 0 }).goods('sol', { tradeGoods: 3 }));
  sol.isOffered('leadership').chooses('leadership').isAsked('leadership.influence').allots({ 'trade-goods': 3 });
  sol.isAsked('gain-tokens').allots({ tactic: 1 });
  deepEqual([sol.tokens.strategy, sol.tokens.tactic], [0, 4]);
});

proves('LRR 24.3, action-cards/strategize', 'that of Construction puts the token into the system', () => {
  const sol = uses(table().planets('sol', 'lodor'))
    .chooses('construction')
    .isAsked('construction.system')
    .chooses('26');
  sol.isAsked('place-structure').chooses('pds@lodor');
  deepEqual([sol.tokensOnBoard, sol.tokens.strategy], [['26'], 1]);
});

proves('LRR 20.5, action-cards/strategize', 'the last token of the pool is enough', () => {
  const sol = uses(table().tokens('sol', { strategy: 1 }))
    .isOffered(...all)
    .chooses('trade');
  deepEqual([sol.tokens.strategy, sol.commodities], [0, 4]);
});

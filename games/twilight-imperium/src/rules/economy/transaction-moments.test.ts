import { deepEqual } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { afterTradeGoodsGained } from '../../moments/economy/windows.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { convertCommodities } from '../../verbs/economy/commodities.ts';
import { takeTurn } from '../phases/action-phase.ts';
import { strategyPhase } from '../phases/strategy-phase.ts';
import { partnersInTurn, transaction } from './transactions.ts';

const { emit, heard } = testEvents<{ readonly noted: { readonly seat: Seat; readonly count: number } }>();

// In this file seat 2 logs who gains trade goods.
afterTradeGoodsGained.install({
  id: 'test-note',
  automatic: true,
  publicly: () => true,
  playable: (_game, seat) => (seat === 2 ? ['note'] : []),
  *play(_game, _seat, { seat, count }) {
    yield* emit('noted', { seat, count });
  },
});
const noted = (played: TestTable): string[] =>
  eventsOf(heard(played), 'noted').map(({ data }) => `${data.seat} gains ${data.count}`);

/** Sol and Hacan are neighbours, Letnev is not. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .planets('hacan', 'lodor')
    .goods('sol', { tradeGoods: 3, commodities: 2 })
    .goods('hacan', { tradeGoods: 1, commodities: 4 });

proves('LRR 21.5, LRR 93.5', 'goods received in a transaction count as gained, commodities as trade goods', () => {
  const { seat, table: played } = table().start(transaction({ seat: 0, partner: 1 }));
  seat('sol').deals({ commodities: 2, 'trade-goods': 1 }, { commodities: 4 });
  seat('hacan').chooses('accept');
  deepEqual(noted(played), ['1 gains 3', '0 gains 4']);
});

proves('LRR 21.5c', 'converting own commodities into trade goods does not count as gaining them', () => {
  const { seat, table: played } = table().runs(game => convertCommodities(game, 0, 2));
  deepEqual([seat('sol').tradeGoods, seat('sol').commodities, noted(played)], [5, 0, []]);
});

proves('LRR 84.1a', 'the trade goods on a strategy card are gained with it', () => {
  const start = table()
    .phase('strategy')
    .active(null)
    .strategyCards('sol')
    .strategyCards('hacan')
    .strategyCards('letnev')
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'imperial')!.tradeGoods = 1;
    });
  const { seat, table: played } = start.start(strategyPhase({}));
  for (const [who, card] of [
    [0, 'imperial'],
    [1, 'trade'],
    [2, 'warfare'],
    [0, 'politics'],
    [1, 'technology'],
    [2, 'diplomacy'],
  ] as const)
    seat(who).chooses(card);
  deepEqual(noted(played), ['0 gains 1']);
});

proves(
  'LRR 94.1',
  'players who stop being neighbours and become neighbours again in one turn cannot trade again',
  () => {
    const { seat, table: played } = table()
      .strategyCards('sol', 'leadership!')
      .technology('sol', 'fleet-logistics')
      .units('sol', '46', { cruiser: 1 })
      .units('sol', '42', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    seat('sol').chooses('transaction:1').deals({ 'trade-goods': 1 });
    seat('hacan').chooses('accept');
    seat('sol').chooses('tactical').chooses('20').chooses('46').allots({ cruiser: 1 });
    seat('sol').isAsked('action').isOffered('tactical', 'end-turn').chooses('tactical').chooses('19');
    seat('sol').isAsked('move.from').isOffered('42').chooses('42').allots({ cruiser: 1 });
    deepEqual([partnersInTurn(played.state, 0), played.over], [[], true]);
  },
);

proves('LRR 69.1a, LRR 94.1a', 'a note received while its window is open may be used in that window', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .notes('sol', 'ceasefire#0')
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', 'lodor', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('talk').chooses('tactical').chooses('26');
  seat('sol')
    .isAsked('after-system-activated')
    .chooses('transaction:1')
    .deals({ 'note:ceasefire#0': 1 }, { 'trade-goods': 1 });
  seat('hacan').isAsked('transaction.answer').chooses('accept');
  seat('hacan').isAsked('after-system-activated').isOffered('ceasefire#0').chooses('ceasefire#0');
  deepEqual([seat('sol').player.notes, seat('sol').units('19'), played.over], [['ceasefire#0'], { cruiser: 1 }, true]);
});

import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { StrategyCardId } from '../../../model/ids.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { transaction } from '../../../rules/economy/transactions.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

/** No player has neighbours; Hacan can only pass, trade and use components. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .sheet('hacan')
    .strategyCards('hacan', 'leadership!')
    .tokens('hacan', { tactic: 0 })
    .planets('sol', 'wellon')
    .planets('hacan', 'hercant')
    .planets('letnev', 'bereg');
const turn = takeTurn({ seat: 1 });
const _deal = transaction({ seat: 1, partner: 0 });

const biomes = 'component:production-biomes:production-biomes';

proves('LRR 22, technologies/production-biomes', 'a strategy token brings four trade goods, and two to another', () => {
  const { seat } = table().technology('hacan', 'production-biomes').start(turn);
  const hacan = seat('hacan').isOffered(biomes, 'pass').chooses(biomes);
  hacan.isAsked('production-biomes.player').isOffered('0', '2').chooses('2');
  deepEqual([hacan.tradeGoods, seat('letnev').tradeGoods, seat('sol').tradeGoods], [4, 2, 0]);
  deepEqual([hacan.tokens.strategy, hacan.player.exhausted], [1, ['production-biomes']]);
  hacan.isAsked('transaction.deal').passes();
});

proves('LRR 22.2, technologies/production-biomes', 'not without a token, nor while it is exhausted', () => {
  const poor = table().technology('hacan', 'production-biomes').tokens('hacan', { strategy: 0 }).start(turn);
  poor.seat('hacan').isOffered('pass').chooses('pass');
  const used = table().technology('hacan', 'production-biomes').exhausted('hacan', 'production-biomes').start(turn);
  used.seat('hacan').isOffered('pass').chooses('pass');
});

proves('LRR 22.2, technologies/production-biomes', 'the last token will do', () => {
  const { seat } = table().technology('hacan', 'production-biomes').tokens('hacan', { strategy: 1 }).start(turn);
  seat('hacan').isOffered(biomes, 'pass').chooses('pass');
});

const node = (tradeGoods: number, strategy = 1) =>
  given('sol', 'hacan', 'letnev')
    .technology('hacan', 'quantum-datahub-node')
    .goods('hacan', { tradeGoods })
    .tokens('hacan', { strategy })
    .strategyCards('hacan', 'trade', 'warfare')
    .strategyCards('sol', 'politics')
    .strategyCards('letnev', 'imperial', 'technology')
    .runs(game => open(game, endOfStrategyPhase, {}));

proves('LRR 84, technologies/quantum-datahub-node', 'a token and three trade goods exchange strategy cards', () => {
  const { seat } = node(4);
  const hacan = seat('hacan').isAsked('end-of-strategy-phase').isOffered('quantum-datahub-node');
  hacan.chooses('quantum-datahub-node').isOffered('0', '2').chooses('2');
  hacan.isAsked('quantum-datahub-node.give').isOffered('trade', 'warfare').chooses('warfare');
  hacan.isAsked('quantum-datahub-node.take').isOffered('imperial', 'technology').chooses('imperial');
  const cards = (who: 'hacan' | 'letnev') => seat(who).player.strategyCards.map(({ id }) => id);
  deepEqual(
    [cards('hacan'), cards('letnev')],
    [
      ['trade', 'imperial'],
      ['technology', 'warfare'],
    ],
  );
  deepEqual([hacan.tradeGoods, seat('letnev').tradeGoods, hacan.tokens.strategy], [1, 3, 0]);
});

proves('LRR 84, technologies/quantum-datahub-node', 'only for who has all of that; and it may be left', () => {
  node(2).seat('hacan').isNotAsked();
  node(3, 0).seat('hacan').isNotAsked();
  equal(node(3).seat('hacan').passes().tradeGoods, 3);
});

proves('LRR 84, technologies/quantum-datahub-node', 'a player with only one card gives that', () => {
  const { seat, table: played } = node(3);
  seat('hacan').chooses('quantum-datahub-node').chooses('0').chooses('trade'); // Sol has only one
  deepEqual(seat('sol').player.strategyCards, [{ id: 'trade', exhausted: false }]);
  deepEqual(
    seat('hacan').player.strategyCards.map(({ id }) => id),
    ['warfare', 'politics'],
  );
  deepEqual(eventsOf(played, 'strategy-cards-swapped')[0]?.data, {
    seat: 1,
    card: 'trade',
    with: 0,
    for: 'politics',
  });
});

proves('LRR 84, technologies/quantum-datahub-node', 'cards of both sides are needed, one each will do', () => {
  const exchange = (own: StrategyCardId[], theirs: StrategyCardId[]) =>
    given('sol', 'hacan', 'letnev')
      .technology('hacan', 'quantum-datahub-node')
      .goods('hacan', { tradeGoods: 3 })
      .strategyCards('hacan', ...own)
      .strategyCards('sol')
      .strategyCards('letnev', ...theirs)
      .runs(game => open(game, endOfStrategyPhase, {}))
      .seat('hacan');
  exchange([], ['imperial']).isNotAsked();
  exchange(['trade'], []).isNotAsked();
  const hacan = exchange(['trade'], ['imperial']).chooses('quantum-datahub-node').isOffered('2').chooses('2');
  deepEqual(hacan.player.strategyCards, [{ id: 'imperial', exhausted: false }]);
});

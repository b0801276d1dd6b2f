import { deepEqual, equal } from 'node:assert/strict';
import { simplestAnswer } from '@orrery/kernel';
import { newTable, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { playerToChange } from '../../model/changes.ts';
import { type FactionId, type StrategyCardId, strategyCardIds } from '../../model/ids.ts';
import { initiativeOrder } from '../../moments/phases/initiative.ts';
import { type Given, given } from '../../testing/index.ts';
import { strategyPhase } from './strategy-phase.ts';

const factions: FactionId[] = ['sol', 'hacan', 'letnev', 'xxcha', 'yin', 'naalu'];

/** So many players before they have chosen any strategy card. */
function table(seats: number): Given {
  const start = given(...factions.slice(0, seats)).phase('strategy');
  for (let seat = 0; seat < seats; seat++) start.strategyCards(seat);
  return start;
}

const without = (...gone: StrategyCardId[]): StrategyCardId[] => strategyCardIds.filter(id => !gone.includes(id));

proves('GR strategy.1, LRR 84.1, LRR 80.1', 'each player chooses a remaining card, clockwise from the speaker', () => {
  const { seat, table: played } = table(5).speaker(3).phase('agenda').start(strategyPhase({}));
  deepEqual([played.state.phase, played.state.active], ['strategy', null]);
  const picks: [number, StrategyCardId][] = [
    [3, 'imperial'],
    [4, 'leadership'],
    [0, 'trade'],
    [1, 'warfare'],
    [2, 'politics'],
  ];
  const gone: StrategyCardId[] = [];
  for (const [who, card] of picks) {
    deepEqual(played.waiting(), [who]);
    seat(who)
      .isAsked('strategy-card')
      .isOffered(...without(...gone))
      .chooses(card);
    gone.push(card);
  }
  equal(played.over, true);
  deepEqual(seat(3).player.strategyCards, [{ id: 'imperial', exhausted: false }]);
  deepEqual(played.view(null).players[3]!.strategyCards, [{ id: 'imperial', exhausted: false }]); // face up
});

proves('LRR 84.1b', 'a card that another has chosen cannot be chosen', () => {
  const { seat } = table(5).start(strategyPhase({}));
  seat(0).chooses('trade');
  seat(1).isRefused('answer/unknown-key', 'trade').chooses('imperial');
  for (const [who, card] of [
    [2, 'leadership'],
    [3, 'politics'],
    [4, 'warfare'],
  ] as const)
    seat(who).chooses(card);
});

proves(
  'GR strategy.1a, LRR 84.1c',
  'with four or fewer players each chooses a second card, again from the speaker',
  () => {
    for (const seats of [3, 4]) {
      const { seat, table: played } = table(seats).speaker(1).start(strategyPhase({}));
      const order = Array.from({ length: 2 * seats }, (_, i) => (1 + i) % seats);
      for (const [i, who] of order.entries()) {
        deepEqual(played.waiting(), [who]);
        seat(who).chooses(strategyCardIds[i]!);
      }
      equal(played.over, true);
      deepEqual(
        seat(1).player.strategyCards.map(({ id }) => id),
        ['leadership', strategyCardIds[seats]],
      );
    }
  },
);

proves('LRR 84.1, LRR 84.1c', 'with five or six one card each', () => {
  for (const seats of [5, 6]) {
    const { seat, table: played } = table(seats).start(strategyPhase({}));
    for (let who = 0; who < seats; who++) seat(who).chooses(strategyCardIds[who]!);
    equal(played.over, true);
  }
});

proves('LRR 84.1c', 'it stays one card each after players of a larger game are eliminated (R-062)', () => {
  const { seat, table: played } = table(5)
    .with(game => {
      playerToChange(game, 2).eliminated = true;
    })
    .start(strategyPhase({}));
  for (const who of [0, 1, 3, 4]) seat(who).isAsked('strategy-card').chooses(strategyCardIds[who]!);
  equal(played.over, true);
});

proves('LRR 48.3', 'of two cards the lower number sets the initiative', () => {
  const { table: played } = table(3)
    .strategyCards(0, 'imperial', 'trade')
    .strategyCards(1, 'technology', 'leadership')
    .strategyCards(2, 'politics', 'warfare')
    .start();
  deepEqual(initiativeOrder(played.state), [1, 2, 0]);
});

proves('GR strategy.2, LRR 84.2', 'a trade good goes on each card not chosen, on top of those there', () => {
  const { seat, table: played } = table(3)
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'imperial')!.tradeGoods = 2;
    })
    .start(strategyPhase({}));
  for (const [who, card] of [
    [0, 'leadership'],
    [1, 'diplomacy'],
    [2, 'politics'],
    [0, 'construction'],
    [1, 'trade'],
    [2, 'warfare'],
  ] as const)
    seat(who).chooses(card);
  deepEqual(played.state.strategyCards, [
    { id: 'technology', tradeGoods: 1 },
    { id: 'imperial', tradeGoods: 3 },
  ]);
});

proves('LRR 84.1a', 'whoever chooses a card gains the trade goods on it', () => {
  const { seat, table: played } = table(5)
    .goods(0, { tradeGoods: 1 })
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'imperial')!.tradeGoods = 2;
    })
    .start(strategyPhase({}));
  seat(0).chooses('imperial');
  equal(seat(0).tradeGoods, 3);
  deepEqual(told(played, 'trade-goods-gained'), [{ seat: 0, count: 2 }]);
  for (const [who, card] of [
    [1, 'leadership'],
    [2, 'politics'],
    [3, 'trade'],
    [4, 'warfare'],
  ] as const)
    seat(who).chooses(card);
});

proves('LRR 84.2a', 'four players leave no card, so no trade good is placed', () => {
  const { seat, table: played } = table(4).start(strategyPhase({}));
  for (const [i, card] of strategyCardIds.entries()) seat(i % 4).chooses(card);
  deepEqual(played.state.strategyCards, []);
  equal(played.over, true);
});

proves('LRR 84.2a', 'nor with eight players, who take one each', () => {
  const played = newTable(twilightImperium, { seats: 8, seed: 'eight' });
  for (let [ask] = played.asks(); played.state.phase !== 'action'; [ask] = played.asks())
    played.answer({ ask: ask!.id, seat: ask!.seat, value: simplestAnswer(ask!) });
  deepEqual(played.state.strategyCards, []);
  deepEqual(
    played.state.seats.map(({ strategyCards }) => strategyCards.length),
    Array.from({ length: 8 }, () => 1),
  );
});

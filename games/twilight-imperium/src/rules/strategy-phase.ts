import { choose, emit, next, open, type Seat, step } from '@orrery/kernel';
import { playerOf, seatsClockwise } from '../model/readers.ts';
import { bar, because } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { endOfStrategyPhase, startOfStrategyPhase } from '../moments/windows.ts';
import { takeStrategyCard } from '../verbs/strategy-cards.ts';

/** Two cards each with three or four players, decided when the game begins (LRR 84.1c, R-062). */
const cardsEach = (game: State): number => (game.seats.length <= 4 ? 2 : 1);

/** From the speaker clockwise, each takes a card with what lies on it; then the others get a trade good (LRR 84). */
export const strategyPhase = step<State>('ti/strategy-phase');
strategyPhase.body(function* (game) {
  game.phase = 'strategy';
  game.active = null;
  yield* emit('phase', { phase: 'strategy', round: game.round });
  yield* open(game, startOfStrategyPhase, {});
  const order = seatsClockwise(game, game.speaker);
  const picks = Array.from({ length: cardsEach(game) }, () => order).flat();
  return next(...picks.map(seat => pickStrategyCard({ seat })), strategyPhaseEnds({}));
});

export const pickStrategyCard = step<State, { seat: Seat }>('ti/pick-strategy-card');
pickStrategyCard.body(function* (game, { seat }) {
  if (playerOf(game, seat).eliminated) return;
  const card = yield* choose(seat, 'strategy-card', game.strategyCards, {
    at: ({ id }) => ({ strategyCard: id }),
    barred: () =>
      game.seats.flatMap(({ strategyCards }, owner) =>
        strategyCards.map(({ id }) =>
          bar(id, { strategyCard: id }, because('strategy-card.taken', 'LRR 84.1b', { seat: owner })),
        ),
      ),
  });
  yield* takeStrategyCard(game, seat, card.id);
});

export const strategyPhaseEnds = step<State>('ti/strategy-phase-ends');
strategyPhaseEnds.body(function* (game) {
  for (const card of game.strategyCards) card.tradeGoods++; // LRR 84.2
  yield* emit('trade-goods-on-cards', { cards: game.strategyCards.map(({ id }) => id) });
  yield* open(game, endOfStrategyPhase, {});
});

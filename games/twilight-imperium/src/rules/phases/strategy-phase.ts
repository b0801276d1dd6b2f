import { choose, next, open, type Rule, type Seat, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { StrategyCardId } from '../../model/ids.ts';
import { playerOf, seatsClockwise, strategyCardsEach } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { endOfStrategyPhase, startOfStrategyPhase, whenStrategyCardChosen } from '../../moments/phases/windows.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { takeStrategyCard } from '../../verbs/phases/strategy-cards.ts';

/**
 * Clockwise from the speaker, each takes a card with its trade goods; then each remaining card gets a trade good (LRR 84).
 * A player who has kept their cards takes none.
 */
export const strategyPhase = step<State>('ti/strategy-phase');
strategyPhase.body(function* (game) {
  game.phase = 'strategy';
  game.active = null;
  yield* emit('phase', { phase: 'strategy', round: game.round });
  yield* open(game, startOfStrategyPhase, {});
  endLasting(game, 'next-strategy-phase');
  const order = seatsClockwise(game, game.speaker).filter(seat => playerOf(game, seat).strategyCards.length === 0);
  const picks = Array.from({ length: strategyCardsEach(game) }, () => order).flat();
  return next(...picks.map(seat => pickStrategyCard({ seat })), strategyPhaseEnds({}));
});

export const pickStrategyCard = step<State, { seat: Seat }>('ti/pick-strategy-card');
pickStrategyCard.body(function* (game, { seat }) {
  if (playerOf(game, seat).eliminated) return;
  const refused: StrategyCardId[] = [];
  for (;;) {
    const card = yield* chooseStrategyCard(game, seat, refused);
    const moment = { seat, card, to: seat, refused: false };
    yield* open(game, whenStrategyCardChosen, moment);
    if (!moment.refused || game.strategyCards.length === refused.length + 1) {
      yield* takeStrategyCard(game, seat, card, moment.to);
      return;
    }
    refused.push(card);
  }
});

function* chooseStrategyCard(game: State, seat: Seat, refused: readonly StrategyCardId[]): Rule<StrategyCardId> {
  const cards = game.strategyCards.filter(({ id }) => !refused.includes(id));
  const { id } = yield* choose(seat, 'strategy-card', cards, {
    at: ({ id }) => ({ strategyCard: id }),
    barred: () =>
      game.seats.flatMap(({ strategyCards }, owner) =>
        strategyCards.map(card =>
          bar(card.id, { strategyCard: card.id }, because('strategy-card.taken', 'LRR 84.1b', { seat: owner })),
        ),
      ),
  });
  return id;
}

export const strategyPhaseEnds = step<State>('ti/strategy-phase-ends');
strategyPhaseEnds.body(function* (game) {
  for (const card of game.strategyCards) card.tradeGoods++; // LRR 84.2
  yield* emit('trade-goods-on-cards', { cards: game.strategyCards.map(({ id }) => id) });
  yield* open(game, endOfStrategyPhase, {});
});

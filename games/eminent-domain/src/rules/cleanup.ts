import { pick, pickWithin, step } from '@orrery/kernel';
import { empireOf, handLimit } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { duringOwnTurn } from '../moments/windows.ts';
import { cardTarget } from '../verbs/asks.ts';
import { discardFromHand, discardPlayed, drawCards } from '../verbs/cards.ts';

/**
 * Played cards are discarded, then the active seat discards as much as it likes, at least down to its hand limit, and
 * draws up to it (ED 33, ED 34, ED 35).
 */
export const cleanup = step<State>('ed/cleanup');
cleanup.body(function* (game) {
  const me = game.turn.seat;
  const empire = empireOf(game, me);
  const limit = handLimit(empire);
  yield* discardPlayed(game);
  if (empire.hand.length > 0) {
    const cards = yield* pickWithin(game, duringOwnTurn, { seat: me }, () =>
      pick(me, 'discard', empire.hand, {
        at: cardTarget,
        min: Math.max(0, empire.hand.length - limit),
        max: empire.hand.length,
        prompt: { limit },
      }),
    );
    yield* discardFromHand(game, me, cards);
  }
  if (empire.hand.length < limit) yield* drawCards(game, me, limit - empire.hand.length);
});

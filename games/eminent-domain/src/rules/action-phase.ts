import { next, pick, pickWithin, step } from '@orrery/kernel';
import { kindOf } from '../model/cards.ts';
import { emit } from '../model/events.ts';
import { empireOf } from '../model/readers.ts';
import { bar } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { cardActions } from '../moments/registries.ts';
import { duringOwnTurn } from '../moments/windows.ts';
import { cardTarget } from '../verbs/asks.ts';
import { discardActing, playForAction } from '../verbs/cards.ts';

/** One card for its Action, or none (ED 1, ED 2). Nobody boosts or follows it (ED 3). */
export const actionPhase = step<State, { left: number }>('ed/action-phase');
actionPhase.body(function* (game, { left }) {
  const me = game.turn.seat;
  const empire = empireOf(game, me);
  if (left === 0 || empire.hand.length === 0) return;

  const [card] = yield* pickWithin(game, duringOwnTurn, { seat: me }, () =>
    pick(me, 'action', empire.hand, {
      private: true,
      where: each => cardActions.of(kindOf(each)).possible(game, me),
      at: cardTarget,
      min: 0,
      prompt: { left },
      barred: () =>
        empire.hand.flatMap(each => {
          const { possible, lacks } = cardActions.of(kindOf(each));
          return lacks && !possible(game, me) ? [bar(each, cardTarget(each), lacks)] : [];
        }),
    }),
  );
  if (!card) {
    yield* emit('no-action', { seat: me });
    return;
  }
  yield* playForAction(game, me, card);
  return next(action({ card }), actionPhase({ left: left - 1 }));
});

/** Resolves the Action of a card; only then the card goes to the discard pile. */
export const action = step<State, { card: string }>('ed/action');
action.body(function* (game, { card }) {
  const me = game.turn.seat;
  yield* cardActions.of(kindOf(card)).play(game, me, card);
  yield* discardActing(game, me);
});

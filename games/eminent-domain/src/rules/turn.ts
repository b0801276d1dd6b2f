import { choose, next, open, type Seat, step } from '@orrery/kernel';
import { after } from '@orrery/tabletop';
import { emit } from '../model/events.ts';
import { endIsTriggered } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { actionsInPhase, mayTakeRoleFirst, turnsAfterTheEnd } from '../moments/queries.ts';
import { afterRolePhase } from '../moments/windows.ts';
import { actionPhase } from './action-phase.ts';
import { cleanup } from './cleanup.ts';
import { rolePhase } from './role-phase.ts';

/** Action, Role, Cleanup. `last` marks a turn after the end of the game. */
export const turn = step<State, { seat: Seat; last?: boolean }>('ed/turn');
turn.body(function* (game, { seat, last = false }) {
  game.turn = { number: game.turn.number + 1, seat, role: null, stackWasEmpty: false, effects: [], spent: [] };
  yield* emit('turn', { seat, number: game.turn.number });

  const action = actionPhase({ left: actionsInPhase(game, seat, 1) });
  const rest = [cleanup({}), last ? lastTurns({ after: seat }) : endOfTurn({})];
  if (!mayTakeRoleFirst(game, seat, false)) return next(action, rolePhase({}), roleIsOver({}), ...rest);
  const first = yield* choose(seat, 'phase-order', ['action', 'role']);
  if (first === 'action') return next(action, rolePhase({}), roleIsOver({}), ...rest);
  return next(rolePhase({}), action, roleIsOver({}), ...rest); // effects that wait for both phases come after both
});

/** Effects of cards that come after the Role phase. */
export const roleIsOver = step<State>('ed/role-is-over');
roleIsOver.body(function* (game) {
  yield* open(game, afterRolePhase, { seat: game.turn.seat });
});

/** The game ends when it was triggered and all have had equally many turns (ED "End of the Game"). */
export const endOfTurn = step<State>('ed/end-of-turn');
endOfTurn.body(function* (game) {
  const following = after(game.turn.seat, game.seats.length);
  if (following !== game.start || !endIsTriggered(game)) return next(turn({ seat: following }));
  yield* emit('ending');
  return next(lastTurns({}));
});

/** Turns that cards give after the end, in clockwise order from the start player. */
export const lastTurns = step<State, { after?: Seat }>('ed/last-turns');
lastTurns.body(function* (game, args) {
  const seats = game.seats.length;
  for (let seat = args.after === undefined ? game.start : after(args.after, seats), i = 0; i < seats; i++) {
    if (args.after !== undefined && seat === game.start) break;
    if (turnsAfterTheEnd(game, seat, 0) > 0) return next(turn({ seat, last: true }));
    seat = after(seat, seats);
  }
  yield* emit('ended');
});

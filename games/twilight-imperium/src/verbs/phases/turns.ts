import { abandonUntil, type Rule, type Seat } from '@orrery/kernel';
import { clearCombat } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';
import { actionEnds, turnEnds } from '../../moments/steps.ts';
import { endLasting } from '../cards/lasting.ts';

/** Ends a tactical action; records its system as the last active one. */
export function leaveTacticalAction(game: State): void {
  if (game.tactical) game.lastActive = game.tactical.system;
  game.tactical = null;
}

/**
 * Ends the turn at once: only end-of-turn abilities are still resolved, after unavoidable combats. For
 * a player who acts in another's turn it ends only the action.
 */
export function* endTurn(game: State): Rule {
  const acting = game.tactical?.seat ?? game.active!;
  endLasting(game, 'tactical-action');
  if (!game.tactical?.contested) leaveTacticalAction(game);
  clearCombat(game);
  if (acting !== game.active) {
    yield* emit('action-cut-short', { seat: acting });
    yield* abandonUntil(actionEnds);
  }
  game.freeSecondaries = [];
  yield* emit('turn-cut-short', { seat: game.active! });
  yield* abandonUntil(turnEnds);
}

/** Skips the next turn of any player. */
export function* skipNextTurn(game: State): Rule {
  game.turnsSkipped++;
  yield* emit('turn-to-be-skipped');
}

/** Skips the next turn if one is to be skipped; returns whether it was. */
export function* skipsTurn(game: State, seat: Seat): Rule<boolean> {
  if (game.turnsSkipped === 0) return false;
  game.turnsSkipped--;
  yield* emit('turn-skipped', { seat });
  return true;
}

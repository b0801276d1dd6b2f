import { abandonUntil, type Rule, type Seat } from '@orrery/kernel';
import { clearCombat } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';
import { turnEnds } from '../../moments/steps.ts';
import { endLasting } from '../cards/lasting.ts';

/** Ends the turn of the active player at once: only abilities at the end of the turn still happen. */
export function* endTurn(game: State): Rule {
  endLasting(game, 'tactical-action');
  game.tactical = null;
  clearCombat(game);
  game.freeSecondaries = [];
  yield* emit('turn-cut-short', { seat: game.active! });
  yield* abandonUntil(turnEnds);
}

/** The next turn is skipped, whoever's it is. */
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

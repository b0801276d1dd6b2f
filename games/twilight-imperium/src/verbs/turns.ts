import { abandonUntil, emit, type Rule } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { turnEnds } from '../moments/steps.ts';
import { endLasting } from './lasting.ts';

/** The active player's turn ends at once: whatever else was to happen in it does not, but for what its end brings. */
export function* endTurn(game: State): Rule {
  endLasting(game, 'tactical-action');
  game.tactical = null;
  game.combat = null;
  game.invited = [];
  yield* emit('turn-cut-short', { seat: game.active });
  yield* abandonUntil(turnEnds);
}

import type { AnyStep, Ending, Rule } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { destroyBlockaded, doomedByBlockade } from '../verbs/blockade.ts';
import { hostagesOfBlockaded, returnHostages } from '../verbs/capture.ts';
import { unlockable, unlockLeaders } from '../verbs/leaders.ts';
import { destroyLoneTokens, shortages } from '../verbs/plastic.ts';

/** Is nothing due that the rules look at between effects? Leaders and units are looked at only if something has changed. */
function isSettled(game: State): boolean {
  if (game.docket) return true; // one ability, which is not over yet (LRR 51.6c, R-163)
  if (game.stirred || game.unsettled) {
    game.stirred = false;
    if (unlockable(game).length > 0) return false;
  }
  if (!game.unsettled) return true;
  game.unsettled = false;
  return doomedByBlockade(game).length === 0 && hostagesOfBlockaded(game).length === 0 && shortages(game).length === 0;
}

function* settle(game: State): Rule {
  yield* returnHostages(game);
  yield* destroyBlockaded(game);
  yield* unlockLeaders(game);
  yield* destroyLoneTokens(game);
}

/**
 * A step before which the table is settled. Steps begin where no ability is half resolved, so that is the moment for
 * whatever must wait until an effect is over, and then happens at once (LRR 51.6c, R-081).
 */
export const afterSettling = (step: AnyStep<State>): AnyStep<State> => ({
  id: step.id,
  run: (game, args) => (isSettled(game) ? step.run(game, args) : settleFirst(game, step, args)),
});

function* settleFirst(game: State, step: AnyStep<State>, args: never): Rule<Ending> {
  yield* settle(game);
  return yield* step.run(game, args);
}

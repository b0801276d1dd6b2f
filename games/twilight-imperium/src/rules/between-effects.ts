import type { AnyStep, Ending, Rule } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { beginStep, oneEffect, settleWith } from '../moments/effects.ts';
import { eliminateDefeated, isAnyoneEliminated } from '../verbs/factions/elimination.ts';
import { leadersToUnlock, unlockLeaders } from '../verbs/factions/leaders.ts';
import { answerStrategySpent } from '../verbs/tokens/tokens.ts';
import { destroyBlockaded, unitsDestroyedByBlockade } from '../verbs/units/blockade.ts';
import { capturedUnitsToReturn, returnCapturedToBlockaders } from '../verbs/units/capture.ts';
import { areLimitsMet, enforceAllLimits } from '../verbs/units/limits.ts';
import { destroyUnitsWithoutPlastic, plasticShortages } from '../verbs/units/plastic-pieces.ts';

/** True if the rules have nothing to enforce between effects. Checked only if something has changed. */
function isSettled(game: State): boolean {
  if (game.decidedAlone) return true; // one ability, which is not over yet (LRR 51.6c, R-163)
  if (!game.needsSettling) return true;
  game.needsSettling = false;
  return (
    game.strategySpent === undefined &&
    !isAnyoneEliminated(game) &&
    areLimitsMet(game) &&
    capturedUnitsToReturn(game).length === 0 &&
    leadersToUnlock(game).length === 0 &&
    unitsDestroyedByBlockade(game).length === 0 &&
    plasticShortages(game).length === 0
  );
}

/** Blockades count before limits: ships that are about to be removed blockade, too (LRR 14, R-081). */
function* settle(game: State): Rule {
  yield* returnCapturedToBlockaders(game);
  yield* destroyBlockaded(game);
  yield* eliminateDefeated(game);
  yield* enforceAllLimits(game);
  yield* answerStrategySpent(game); // before anybody is unlocked by what the token was spent for
  yield* unlockLeaders(game);
  yield* destroyUnitsWithoutPlastic(game);
}

settleWith({ isDue: game => !isSettled(game), settle });

/**
 * A step before which the table is settled. No ability is half resolved when a step begins, so this is the time to
 * enforce what must wait until an effect is over and then happens at once (LRR 51.6c, R-081).
 */
export const afterSettling = (step: AnyStep<State>): AnyStep<State> => ({
  id: step.id,
  run(game, args) {
    beginStep(game);
    return isSettled(game) ? step.run(game, args) : settleFirst(game, step, args);
  },
});

function* settleFirst(game: State, step: AnyStep<State>, args: never): Rule<Ending> {
  yield* oneEffect(game, settle(game));
  return yield* step.run(game, args);
}

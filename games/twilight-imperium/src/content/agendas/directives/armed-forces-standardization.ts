import { setTokens } from '../../../verbs/tokens/tokens.ts';
import { agenda } from '../agenda.ts';

export const armedForcesStandardization = agenda({
  id: 'armed-forces-standardization',
  *elected(game, outcome) {
    yield* setTokens(game, Number(outcome), { tactic: 3, fleet: 3, strategy: 2 });
  },
});

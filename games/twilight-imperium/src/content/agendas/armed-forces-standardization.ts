import { enforceLimitsEverywhere } from '../../verbs/limits.ts';
import { setTokens } from '../../verbs/tokens.ts';
import { agenda } from './agenda.ts';

export const armedForcesStandardization = agenda({
  id: 'armed-forces-standardization',
  *elected(game, outcome) {
    const seat = Number(outcome);
    yield* setTokens(game, seat, { tactic: 3, fleet: 3, strategy: 2 });
    yield* enforceLimitsEverywhere(game, seat);
  },
});

import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { canGainToken, gainTokens } from '../../../verbs/tokens/tokens.ts';
import { reaction } from '../action-card.ts';

export const summit = reaction({
  id: 'summit',
  window: startOfStrategyPhase,
  when: (game, me) => canGainToken(game, me),
  resolve: (game, me) => gainTokens(game, me, 2),
});

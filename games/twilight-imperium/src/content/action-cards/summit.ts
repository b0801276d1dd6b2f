import { playerOf } from '../../model/readers.ts';
import { startOfStrategyPhase } from '../../moments/windows.ts';
import { gainTokens } from '../../verbs/tokens.ts';
import { reaction } from './action-card.ts';

export const summit = reaction({
  id: 'summit',
  window: startOfStrategyPhase,
  when: (game, me) => playerOf(game, me).tokens.reinforcements > 0,
  resolve: (game, me) => gainTokens(game, me, 2),
});

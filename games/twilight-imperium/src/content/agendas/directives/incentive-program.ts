import { revealFromDeck } from '../../../verbs/objectives/objectives.ts';
import { agenda } from '../agenda.ts';

export const incentiveProgram = agenda({
  id: 'incentive-program',
  for: game => revealFromDeck(game, 'stageOne'),
  against: game => revealFromDeck(game, 'stageTwo'),
});

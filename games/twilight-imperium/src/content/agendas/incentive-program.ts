import { revealObjectiveOf } from '../../verbs/objectives.ts';
import { agenda } from './agenda.ts';

export const incentiveProgram = agenda({
  id: 'incentive-program',
  for: game => revealObjectiveOf(game, 'stageOne'),
  against: game => revealObjectiveOf(game, 'stageTwo'),
});

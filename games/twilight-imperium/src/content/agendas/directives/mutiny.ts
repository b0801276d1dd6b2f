import { votersFor } from '../../../verbs/agenda/votes.ts';
import { gainPoints, losePoints } from '../../../verbs/objectives/points.ts';
import { agenda } from '../agenda.ts';

const id = 'mutiny';

export const mutiny = agenda({
  id,
  *for(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'for')) yield* gainPoints(game, seat, 1, id);
  },
  *against(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'for')) yield* losePoints(game, seat, 1, id);
  },
});

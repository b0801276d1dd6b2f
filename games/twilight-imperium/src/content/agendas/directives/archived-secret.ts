import { drawSecretObjective } from '../../../verbs/cards/cards.ts';
import { agenda } from '../agenda.ts';

export const archivedSecret = agenda({
  id: 'archived-secret',
  elected: (game, seat) => drawSecretObjective(game, Number(seat)),
});

import { showsSecrets } from '../../../moments/objectives/queries.ts';
import { drawSecretObjective, showSecrets } from '../../../verbs/cards/cards.ts';
import { agenda, allow } from '../agenda.ts';

export const searchWarrant = agenda({
  id: 'search-warrant',
  passive: [allow(showsSecrets, () => true)],
  *elected(game, outcome) {
    const seat = Number(outcome);
    yield* showSecrets(game, seat);
    yield* drawSecretObjective(game, seat, 2);
  },
});

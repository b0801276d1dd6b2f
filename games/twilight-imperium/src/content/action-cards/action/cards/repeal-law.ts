import { discardLaw } from '../../../../verbs/agenda/laws.ts';
import { action } from '../../action-card.ts';

export const repealLaw = action({
  id: 'repeal-law',
  possible: () => true,
  aims: ({ laws }) => laws.map(({ id }) => ({ key: id, at: { card: id } })),
  *resolve(game, _me, _moment, { aim }) {
    yield* discardLaw(game, aim!);
  },
});

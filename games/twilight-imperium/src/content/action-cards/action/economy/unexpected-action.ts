import { hasToken } from '../../../../model/readers.ts';
import { removeToken } from '../../../../verbs/tokens/tokens.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

export const unexpectedAction = action({
  id: 'unexpected-action',
  possible: () => true,
  aims: (game, me) => systemAims(game.systems.filter(system => hasToken(system, me))),
  *resolve(game, me, _moment, { aim }) {
    yield* removeToken(game, me, aim!);
  },
});

import { hasToken, systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { takeBackToken } from '../../../verbs/tokens/tokens.ts';
import { reaction } from '../action-card.ts';

export const counterstroke = reaction({
  id: 'counterstroke',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) => seat !== me && hasToken(systemOf(game, system), me),
  *resolve(game, me, { system }) {
    yield* takeBackToken(game, me, system, 'tactic');
  },
});

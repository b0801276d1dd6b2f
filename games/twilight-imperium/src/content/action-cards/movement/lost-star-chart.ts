import { isJoined } from '../../../moments/galaxy/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { modifyForAll } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const lostStarChart = reaction({
  id: 'lost-star-chart',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: {
    until: 'tactical-action',
    parts: [
      modifyForAll(
        isJoined,
        ({ wormholes }, joined) => joined || wormholes.includes('alpha') || wormholes.includes('beta'),
      ),
    ],
  },
});

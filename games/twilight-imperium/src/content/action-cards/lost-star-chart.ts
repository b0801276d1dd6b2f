import { wormholesIn } from '../../model/adjacency.ts';
import type { Wormhole } from '../../model/ids.ts';
import { wormholesFor, wormholesToMove } from '../../moments/queries.ts';
import { afterSystemActivated } from '../../moments/windows.ts';
import { modifyForAll } from '../ability.ts';
import { reaction } from './action-card.ts';

const joined: readonly Wormhole[] = ['alpha', 'beta'];

/** Who has one of the two has both. */
const withBoth = (found: readonly Wormhole[]): readonly Wormhole[] =>
  found.some(each => joined.includes(each)) ? [...new Set([...found, ...joined])] : found;

export const lostStarChart = reaction({
  id: 'lost-star-chart',
  window: afterSystemActivated,
  when: (_game, me, { seat }) => seat === me,
  lasting: {
    until: 'tactical-action',
    parts: [
      modifyForAll(wormholesFor, (_asked, found) => withBoth(found)),
      // They are adjacent, so ships move between them, whatever bars wormholes.
      modifyForAll(wormholesToMove, ({ system, seat }, open, game) => [
        ...new Set([
          ...open,
          ...wormholesFor(game, { system, seat }, wormholesIn(game, system)).filter(each => joined.includes(each)),
        ]),
      ]),
    ],
  },
});

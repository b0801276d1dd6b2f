import type { Seat } from '@orrery/kernel';
import type { System } from '../../../../model/galaxy/state.ts';
import type { State } from '../../../../model/state.ts';
import { adjacentFor } from '../../../../moments/movement/routes.ts';
import { hasShips } from '../../../../moments/units/counts-as.ts';
import { exploreFrontier, hasCards } from '../../../../verbs/galaxy/exploration.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

/** Systems with a frontier token that contain or are adjacent to own ships. */
function inRange(game: State, me: Seat): System[] {
  const own = game.systems.filter(system => hasShips(game, system, me)).map(({ id }) => id);
  const all = new Set(own.flatMap(id => [id, ...adjacentFor(game, me, id)]));
  return game.systems.filter(({ id, frontier }) => frontier && all.has(id));
}

export const explorationProbe = action({
  id: 'exploration-probe',
  possible: game => hasCards(game, 'frontier'),
  aims: (game, me) => systemAims(inRange(game, me)),
  *resolve(game, me, _moment, { aim }) {
    yield* exploreFrontier(game, me, aim!);
  },
});

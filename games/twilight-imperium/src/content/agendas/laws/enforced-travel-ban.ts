import type { State, SystemId } from '../../../model/state.ts';
import { wormholesToMove } from '../../../moments/galaxy/queries.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { destroyAllUnits } from '../../../verbs/units/destruction.ts';
import { agenda, modify } from '../agenda.ts';

/** Systems with or adjacent to a wormhole of any kind. */
const doomed = (game: State): Set<SystemId> =>
  new Set(
    game.systems
      .filter(system => wormholesSeen(game, system, null).length > 0)
      .flatMap(({ id }) => [id, ...adjacentFor(game, null, id)]),
  );

export const enforcedTravelBan = agenda({
  id: 'enforced-travel-ban',
  passive: [
    modify(wormholesToMove, (_ship, open) => open.filter(wormhole => wormhole !== 'alpha' && wormhole !== 'beta')),
  ],
  *against(game) {
    for (const system of doomed(game)) yield* destroyAllUnits(game, system, isOfType('pds'));
  },
});

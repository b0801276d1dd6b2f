import type { Seat } from '@orrery/kernel';
import type { System } from '../../../../model/galaxy/state.ts';
import { unitsIn } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { othersHaveShips } from '../../../../moments/units/counts-as.ts';
import { statsOf } from '../../../../moments/units/queries.ts';
import { placeShip } from '../../../../verbs/units/ships.ts';
import { action } from '../../action-card.ts';

/** Has the seat a space dock or a unit with capacity here? */
const musters = (game: State, me: Seat, system: System): boolean =>
  unitsIn(system).some(
    ({ seat, unit }) => seat === me && (unit === 'space-dock' || (statsOf(game, me, unit).capacity ?? 0) > 0),
  );

export const fighterConscription = action({
  id: 'fighter-conscription',
  possible: () => true,
  *resolve(game, me) {
    const places = game.systems.filter(system => musters(game, me, system) && !othersHaveShips(game, system, me));
    for (const { id } of places) yield* placeShip(game, me, 'fighter', id);
  },
});

import type { Seat } from '@orrery/kernel';
import { unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { sustainsForShips } from '../../../moments/combat/queries.ts';
import { besideShip } from '../../../moments/movement/queries.ts';
import { allow, modify } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** In space or on planets, as the board is before ships set out. */
const systemsWithMechs = (game: State, seat: Seat): SystemId[] =>
  game.systems
    .filter(system => unitsIn(system).some(group => group.seat === seat && group.unit === 'mech'))
    .map(({ id }) => id);

/** Only as it moves, and only for itself: nobody is a neighbour for it, nothing shoots that way. */
export const memoria = factionUnit('memoria', {
  passive: [
    modify(besideShip, ({ seat, unit }, found, game) =>
      unit === 'flagship' ? [...found, ...systemsWithMechs(game, seat)] : found,
    ),
  ],
});

/** It is no ship and takes no hits itself. */
export const quantumManipulator = factionUnit('quantum-manipulator', {
  passive: [allow(sustainsForShips, ({ unit }) => unit === 'mech')],
});

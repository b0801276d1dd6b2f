import type { Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import type { State } from '../../model/state.ts';
import { fightsIn, hasFighting } from '../../moments/units/counts-as.ts';

/** The player whom a seat that has landed must fight on a planet, if any: coexisting units fight only by choice. */
export const opponentOn = (game: State, planet: Planet, seat: Seat): Seat | undefined =>
  hasFighting(game, planet, seat) && !planet.coexisting.includes(seat)
    ? planet.units.find(
        group =>
          group.seat !== seat && fightsIn('ground')(game, group, planet) && !planet.coexisting.includes(group.seat),
      )?.seat
    : undefined;

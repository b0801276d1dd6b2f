import type { Seat } from '@orrery/kernel';
import { systemsWithPlanetsOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';

/** Systems that contain or are adjacent to a system with a planet of a seat. */
export const besidePlanetsOf = (game: State, seat: Seat): ReadonlySet<SystemId> =>
  new Set(systemsWithPlanetsOf(game, seat).flatMap(id => [id, ...adjacentFor(game, seat, id)]));

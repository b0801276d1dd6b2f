import type { Seat } from '@orrery/kernel';
import { systemsWithPlanetsOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';

/** Systems adjacent to a planet of a seat: the one it lies in, and those beside that. */
export const besidePlanetsOf = (game: State, seat: Seat): ReadonlySet<SystemId> =>
  new Set(systemsWithPlanetsOf(game, seat).flatMap(id => [id, ...adjacentFor(game, seat, id)]));

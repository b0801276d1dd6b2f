import { hasUnitsIn, othersClockwise, systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { moverOf } from './mover.ts';
import type { ShipsArrived } from './windows.ts';

export type Arriving = Omit<ShipsArrived, 'hadPlanets' | 'met'>;

/** Ships that have come into a system, and what it was like as they came: an ability may change it before others answer. */
export const arrivalOf = <M extends Arriving>(game: State, moment: M) => {
  const system = systemOf(game, moment.system);
  return {
    ...moment,
    hadPlanets: system.planets.length > 0,
    met: othersClockwise(game, moverOf(moment)).filter(other => hasUnitsIn(system, other)),
  };
};

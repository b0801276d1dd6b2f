import type { Rule, Seat } from '@orrery/kernel';
import type { UnitType } from '../../model/ids.ts';
import type { State, SystemId } from '../../model/state.ts';
import { callBack } from './recall.ts';
import { placeUnits } from './units.ts';

/** Places a ship from the reinforcements, or one called back from elsewhere (LRR 23.4a). */
export function* placeShip(game: State, seat: Seat, unit: UnitType, system: SystemId): Rule {
  yield* callBack(game, seat, unit, 1);
  yield* placeUnits(game, seat, unit, 1, { system, planet: null });
}

import type { Rule, Seat } from '@orrery/kernel';
import { planets } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { placeUnits, reinforcementsOf } from './units.ts';

/** The places where a seat can deploy a unit, which must be in reinforcements (LRR 30.2). */
export const deployable = (game: State, seat: Seat, unit: UnitType, places: readonly Area[]): Area[] =>
  reinforcementsOf(game, seat, unit) === 0
    ? [] // LRR 30.2a: none is called back from the board
    : places.filter(({ planet: id }) => {
        if (id === null) return true;
        const planet = planetOf(game, id);
        return mayPlaceOn(game, { seat, planet, unit }, !planets[id].station);
      });

/** Puts one unit on the board without producing it (LRR 30.1). */
export function* deploy(game: State, seat: Seat, unit: UnitType, area: Area): Rule {
  yield* placeUnits(game, seat, unit, 1, area);
}

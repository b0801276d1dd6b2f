import type { Rule, Seat } from '@orrery/kernel';
import { planetToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Cargo } from '../../model/movement/state.ts';
import { type Area, planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { gainControl } from '../galaxy/planets.ts';
import { moveUnits } from '../units/units.ts';

/**
 * A seat's units coexist with others' on a planet without a combat (R-020). Its controller keeps it; if that is the
 * seat itself, another player with units there gains it, exhausted.
 */
export function* coexist(game: State, seat: Seat, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  if (planet.coexisting.includes(seat)) return;
  const successor = planet.units.find(group => group.seat !== seat)?.seat;
  if (planet.controller === seat) {
    if (successor === undefined) return;
    planetToChange(game, id).coexisting.push(seat);
    yield* emit('coexisting', { seat, planet: id });
    yield* gainControl(game, successor, id);
    return;
  }
  planetToChange(game, id).coexisting.push(seat);
  yield* emit('coexisting', { seat, planet: id });
}

/** Starts coexistence if the seat does not control the planet and others have units there. */
function* comesTo(game: State, seat: Seat, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  if (planet.controller !== seat && planet.units.some(group => group.seat !== seat)) yield* coexist(game, seat, id);
}

/** Moves units to a planet of the same system, to coexist with units there. */
export function* moveToCoexist(game: State, seat: Seat, units: Cargo, from: Area, planet: PlanetId): Rule {
  yield* comesTo(game, seat, planet);
  yield* moveUnits(game, seat, units.unit, units.count, units.damaged, from, { system: from.system, planet });
}

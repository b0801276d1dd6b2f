import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../model/planets.ts';
import { planetOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { gainControl } from './planets.ts';

/**
 * A seat's units stay on a planet beside others' without a fight (R-020). Who controlled it keeps it; if that is the seat
 * itself, the planet goes to another player with units there, exhausted.
 */
export function* coexist(game: State, seat: Seat, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  if (planet.coexisting.includes(seat)) return;
  const successor = planet.units.find(group => group.seat !== seat)?.seat;
  if (planet.controller === seat) {
    if (successor === undefined) return;
    planet.coexisting.push(seat);
    yield* emit('coexisting', { seat, planet: id });
    yield* gainControl(game, successor, id);
    return;
  }
  planet.coexisting.push(seat);
  yield* emit('coexisting', { seat, planet: id });
}

import type { Seat } from '@orrery/kernel';
import { planets } from '../model/galaxy/planets.ts';
import type { Planet } from '../model/galaxy/state.ts';
import type { UnitType } from '../model/ids.ts';
import { planetsOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { mayPlaceOn } from '../moments/units/queries.ts';

/** Planets of a seat on which it may place the unit. */
export const planetsForUnit = (game: State, me: Seat, unit: UnitType): Planet[] =>
  planetsOf(game, me).filter(planet => mayPlaceOn(game, { seat: me, planet, unit }, !planets[planet.id].station));

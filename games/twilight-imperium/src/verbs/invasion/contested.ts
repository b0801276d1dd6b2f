import type { Seat } from '@orrery/kernel';
import { planetToChange } from '../../model/changes.ts';
import { type Area, planetOf, systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { fightsOnArrival } from '../../moments/combat/queries.ts';
import { fightsIn } from '../../moments/units/counts-as.ts';

/**
 * Called before an ability of the active player places units in the active system. If content makes them fight on
 * arrival, a combat follows in its step of the action, and until then units on a planet do not change control. Units
 * that coexisted there fight, too.
 */
export function meetOthers(game: State, seat: Seat, area: Area): void {
  const { tactical } = game;
  const { system, planet: id } = area;
  if (tactical?.seat !== seat || tactical.system !== system || !fightsOnArrival(game, seat, false)) return;
  const place = id === null ? systemOf(game, system) : planetOf(game, id);
  const coexisting = id === null ? [] : planetOf(game, id).coexisting;
  const isMet = fightsIn(id === null ? 'space' : 'ground');
  const groups = 'space' in place ? place.space : place.units;
  if (!groups.some(group => group.seat !== seat && !coexisting.includes(group.seat) && isMet(game, group, place)))
    return;
  if (coexisting.includes(seat)) planetToChange(game, id!).coexisting = coexisting.filter(each => each !== seat);
  tactical.contested = [...new Set([...(tactical.contested ?? []), id])];
}

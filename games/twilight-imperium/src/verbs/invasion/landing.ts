import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { Landed } from '../../moments/invasion/windows.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { add, moveUnits } from '../units/units.ts';

interface Landing {
  readonly seat: Seat;
  readonly system: SystemId;
  landed: Landed[];
}

/** Commits ground forces from reinforcements to a planet; an invasion then decides control. */
export function* commitFromReinforcements(
  game: State,
  seat: Seat,
  unit: UnitType,
  count: number,
  { system, planet }: Area,
): Rule {
  add(game, { system, planet }, seat, unit, count);
  yield* emit('placed', { seat, unit, count, system, planet });
  yield* openNexus(game); // LRR 100.2
}

/** Returns ground forces committed to a planet into space; they are no longer committed. */
export function* sendBack(game: State, landing: Landing, planet: PlanetId): Rule {
  const { seat, system } = landing;
  const back = landing.landed.filter(each => each.planet === planet);
  landing.landed = landing.landed.filter(each => each.planet !== planet);
  const committed = game.tactical?.committed ?? [];
  if (committed.includes(planet)) committed.splice(committed.indexOf(planet), 1);
  for (const each of back)
    yield* moveUnits(game, seat, each, each.count, each.damaged, { system, planet }, { system, planet: null });
}

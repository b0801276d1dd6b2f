import type { Rule, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { Landed } from '../../moments/invasion/windows.ts';
import { moveUnits } from '../units/units.ts';

interface Landing {
  readonly seat: Seat;
  readonly system: SystemId;
  landed: Landed[];
}

/** What was committed to a planet goes back into space, and is not committed any more in this invasion. */
export function* sendBack(game: State, landing: Landing, planet: PlanetId): Rule {
  const { seat, system } = landing;
  const back = landing.landed.filter(each => each.planet === planet);
  landing.landed = landing.landed.filter(each => each.planet !== planet);
  const { committed } = game.tactical!;
  committed.splice(committed.indexOf(planet), 1);
  for (const each of back)
    yield* moveUnits(game, seat, each, each.count, each.damaged, { system, planet }, { system, planet: null });
}

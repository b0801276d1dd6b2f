import { choose, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import { systemOf, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { isStructure } from '../../../moments/units/counts-as.ts';
import { capture, mayCapture } from '../../../verbs/units/capture.ts';
import { reinforcementsOf } from '../../../verbs/units/units.ts';
import { technology } from '../../technologies/technology.ts';

export const dimensionalTearII = technology({ id: 'dimensional-tear-ii' });

const besideDocks = (game: State, me: Seat): Set<SystemId> =>
  new Set(
    game.systems
      .filter(system => unitsIn(system).some(({ seat, unit }) => seat === me && unit === 'space-dock'))
      .flatMap(({ id }) => adjacentFor(game, me, id)),
  );

interface Prey {
  readonly seat: Seat;
  readonly unit: UnitType;
}

/** Kinds of others' units that stand beside own docks, of which there are some in reinforcements. */
function preyOf(game: State, me: Seat): Prey[] {
  const found = new Map<string, Prey>();
  for (const id of besideDocks(game, me)) {
    const { space, planets } = systemOf(game, id);
    const places = [
      { planet: null, units: space },
      ...planets.map(planet => ({ planet: planet.id, units: planet.units })),
    ];
    for (const { planet, units } of places)
      for (const group of units)
        if (
          group.seat !== me &&
          !isStructure(game, group, { system: id, planet }) &&
          reinforcementsOf(game, group.seat, group.unit) > 0 &&
          mayCapture(game, me, group.seat)
        )
          found.set(`${group.seat}:${group.unit}`, { seat: group.seat, unit: group.unit });
  }
  return [...found.values()];
}

export const vortex = technology({
  id: 'vortex',
  componentAction: {
    possible: (game, me) => preyOf(game, me).length > 0,
    *play(game, me) {
      const { seat, unit } = yield* choose(me, 'vortex', preyOf(game, me), {
        key: each => `${each.seat}:${each.unit}`,
        at: each => ({ seat: each.seat, unit: each.unit }),
      });
      yield* capture(game, me, seat, unit, 1);
    },
  },
});

import type { Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { isHomeSystem } from '../../../../moments/galaxy/systems.ts';
import { destroyUnits } from '../../../../verbs/units/units.ts';
import { action } from '../../action-card.ts';

interface Dock {
  readonly seat: Seat;
  readonly area: Area;
}

/** Other players' space docks, on planets or in space, outside home systems. */
const docks = (game: State, me: Seat): Dock[] =>
  game.systems
    .filter(({ id }) => !isHomeSystem(game, id))
    .flatMap(({ id, planets }) => [null, ...planets.map(planet => planet.id)].map(planet => ({ system: id, planet })))
    .flatMap(area =>
      groupsIn(game, area)
        .filter(({ seat, unit }) => seat !== me && unit === 'space-dock')
        .map(({ seat }) => ({ seat, area })),
    );

const keyOf = ({ seat, area }: Dock): string => `${area.planet ?? area.system} of ${seat}`;

export const reactorMeltdown = action({
  id: 'reactor-meltdown',
  possible: () => true,
  aims: (game, me) =>
    docks(game, me).map(dock => {
      const { system, planet } = dock.area;
      return {
        key: keyOf(dock),
        at: { seat: dock.seat, unit: 'space-dock', system, ...(planet === null ? {} : { planet }) },
      };
    }),
  *resolve(game, me, _moment, { aim }) {
    const { seat, area } = docks(game, me).find(dock => keyOf(dock) === aim)!;
    yield* destroyUnits(game, seat, 'space-dock', 1, area, { cause: 'effect', by: me });
  },
});

import { choose, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { canExplore, explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { on, technology } from '../technology.ts';

const scannable = (game: State, me: Seat, system: SystemId): PlanetId[] =>
  systemOf(game, system)
    .planets.filter(({ id, units }) => units.some(group => group.seat === me) && canExplore(game, id))
    .map(({ id }) => id);

export const scanlinkDroneNetwork = technology({
  id: 'scanlink-drone-network',
  responses: [
    on(whenSystemActivated, {
      when: (game, me, { seat, system }) => seat === me && scannable(game, me, system).length > 0,
      *play(game, me, { system }) {
        const found = scannable(game, me, system);
        const planet =
          found.length === 1
            ? found[0]!
            : yield* choose(me, 'scanlink-drone-network.planet', found, { at: id => ({ planet: id }) });
        yield* explorePlanet(game, me, planet);
      },
    }),
  ],
});

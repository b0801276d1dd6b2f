import { choose, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../../model/galaxy/planets.ts';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { afterProduction } from '../../../moments/economy/windows.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { callBack, pieceAvailable } from '../../../verbs/units/recall.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on, technology } from '../technology.ts';

const landings = (game: State, me: Seat, system: SystemId): PlanetId[] =>
  systemOf(game, system)
    .planets.filter(
      planet =>
        planet.controller === me && mayPlaceOn(game, { seat: me, planet, unit: 'mech' }, !planets[planet.id].station),
    )
    .map(({ id }) => id);

export const selfAssemblyRoutines = technology({
  id: 'self-assembly-routines',
  responses: [
    on(afterProduction, {
      // only if a unit was produced
      exhausts: true,
      when: (game, me, { seat, system }) =>
        seat === me && landings(game, me, system).length > 0 && pieceAvailable(game, me, 'mech'),
      *play(game, me, { system }) {
        const places = landings(game, me, system);
        const planet =
          places.length === 1
            ? places[0]!
            : yield* choose(me, 'self-assembly-routines.planet', places, { at: id => ({ planet: id }) });
        yield* callBack(game, me, 'mech', 1);
        yield* placeUnits(game, me, 'mech', 1, { system, planet });
      },
    }),
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (_game, me, { seat, unit }) => seat === me && unit === 'mech',
      *play(game, me, { count }) {
        for (let i = 0; i < count; i++) yield* gainTradeGoods(game, me, 1); // one at a time
      },
    }),
  ],
});

import type { Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import { planetsOf, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { placeUnits } from '../../verbs/units/units.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';
import { upToTwo } from './up-to-two.ts';

const landings = (game: State, me: Seat): PlanetId[] =>
  planetsOf(game, me)
    .filter(planet => mayPlaceOn(game, { seat: me, planet, unit: 'infantry' }, !planets[planet.id].station))
    .map(({ id }) => id);

export const theAtrament = legendary({
  id: 'the-atrament',
  planet: 'primor',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && landings(game, me).length > 0,
      *play(game, me) {
        const { place, count } = yield* upToTwo(me, 'the-atrament', landings(game, me), id => ({ planet: id }));
        yield* placeUnits(game, me, 'infantry', count, { system: systemWith(game, place).id, planet: place });
      },
    }),
  ],
});

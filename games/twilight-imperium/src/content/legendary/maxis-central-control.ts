import { choose, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { allPlanets, isMecatol } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isLegendary } from '../../moments/galaxy/queries.ts';
import { isHomeSystem } from '../../moments/galaxy/systems.ts';
import { afterPassed } from '../../moments/phases/windows.ts';
import { gainControl } from '../../verbs/galaxy/planets.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

const id = 'maxis-central-control';

/** Planets without units or attachments; not Mecatol Rex with the custodians token. */
const deserted = (game: State, me: Seat): PlanetId[] =>
  allPlanets(game)
    .filter(
      ({ planet, system }) =>
        planet.controller !== me &&
        planet.units.length === 0 &&
        planet.attachments.length === 0 &&
        !isHomeSystem(game, system.id) &&
        !isLegendary(game, planet) &&
        !(game.custodians && isMecatol(planet.id)),
    )
    .map(({ planet }) => planet.id);

export const maxisCentralControl = legendary({
  id,
  planet: 'faunus',
  responses: [
    on(afterPassed, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && deserted(game, me).length > 0,
      *play(game, me) {
        const planet = yield* choose(me, id, deserted(game, me), { at: each => ({ planet: each }) });
        yield* gainControl(game, me, planet);
      },
    }),
  ],
});

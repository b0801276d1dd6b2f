import type { PlanetId } from '../../model/planets.ts';
import { allPlanets, isHomeSystem, planetOf } from '../../model/readers.ts';
import { resources } from '../../moments/queries.ts';
import { exhaustPlanet, gainTradeGoods } from '../../verbs/economy.ts';
import { action } from './action-card.ts';
import { planetAims } from './aims.ts';

export const uprising = action({
  id: 'uprising',
  possible: () => true,
  aims: (game, me) =>
    planetAims(
      allPlanets(game)
        .filter(({ system }) => !isHomeSystem(game, system.id))
        .map(({ planet }) => planet)
        .filter(({ controller, exhausted }) => controller !== null && controller !== me && !exhausted),
    ),
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    yield* exhaustPlanet(game, planet);
    yield* gainTradeGoods(game, me, resources(game, planetOf(game, planet)));
  },
});

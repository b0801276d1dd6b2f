import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { planetOf } from '../../../../model/readers.ts';
import { resources } from '../../../../moments/galaxy/queries.ts';
import { isAtHome } from '../../../../moments/galaxy/systems.ts';
import { exhaustPlanet, gainTradeGoods } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';
import { planetAims, planetsOfOthers } from '../../aims.ts';

export const uprising = action({
  id: 'uprising',
  possible: () => true,
  aims: (game, me) =>
    planetAims(planetsOfOthers(game, me).filter(({ id, exhausted }) => !exhausted && !isAtHome(game, id))),
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    yield* exhaustPlanet(game, planet);
    yield* gainTradeGoods(game, me, resources(game, planetOf(game, planet)));
  },
});

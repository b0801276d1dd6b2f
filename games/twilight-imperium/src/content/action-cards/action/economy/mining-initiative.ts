import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { planetOf, planetsOf } from '../../../../model/readers.ts';
import { resources } from '../../../../moments/galaxy/queries.ts';
import { gainTradeGoods } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';
import { planetAims } from '../../aims.ts';

export const miningInitiative = action({
  id: 'mining-initiative',
  possible: () => true,
  aims: (game, me) => planetAims(planetsOf(game, me)),
  *resolve(game, me, _moment, { aim }) {
    yield* gainTradeGoods(game, me, resources(game, planetOf(game, aim as PlanetId)));
  },
});

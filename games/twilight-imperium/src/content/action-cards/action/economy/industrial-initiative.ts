import { planetsOf } from '../../../../model/readers.ts';
import { traitsOn } from '../../../../moments/galaxy/queries.ts';
import { gainTradeGoods } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';

export const industrialInitiative = action({
  id: 'industrial-initiative',
  possible: () => true,
  *resolve(game, me) {
    const industrial = planetsOf(game, me).filter(planet => traitsOn(game, planet).includes('industrial'));
    yield* gainTradeGoods(game, me, industrial.length);
  },
});

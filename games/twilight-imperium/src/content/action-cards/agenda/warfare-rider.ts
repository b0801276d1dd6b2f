import { hasShips } from '../../../moments/units/counts-as.ts';
import { choosePlaceFor } from '../../../verbs/units/recall.ts';
import { placeShip } from '../../../verbs/units/ships.ts';
import { rider } from './rider.ts';

export const warfareRider = rider({
  id: 'warfare-rider',
  *pays(game, me) {
    const fleets = game.systems.filter(each => hasShips(game, each, me));
    const system = yield* choosePlaceFor(game, me, 'dreadnought', 'warfare-rider', fleets, {
      key: ({ id }) => id,
      at: ({ id }) => ({ system: id }),
    });
    if (system) yield* placeShip(game, me, 'dreadnought', system.id);
  },
});

import { chooseIfAny } from '@orrery/kernel';
import { hasShips } from '../../model/readers.ts';
import { pieceAvailable } from '../../verbs/recall.ts';
import { placeShip } from '../../verbs/ships.ts';
import { rider } from './rider.ts';

export const warfareRider = rider({
  id: 'warfare-rider',
  *pays(game, me) {
    const fleets = pieceAvailable(game, me, 'dreadnought') ? game.systems.filter(each => hasShips(each, me)) : [];
    const system = yield* chooseIfAny(me, 'warfare-rider', fleets, { at: ({ id }) => ({ system: id }) });
    if (system) yield* placeShip(game, me, 'dreadnought', system.id);
  },
});

import { chooseIfAny } from '@orrery/kernel';
import { othersClockwise, systemsWithPlanetsOf } from '../../../model/readers.ts';
import { placeToken } from '../../../verbs/tokens/tokens.ts';
import { rider } from './rider.ts';

export const diplomacyRider = rider({
  id: 'diplomacy-rider',
  *pays(game, me) {
    const systems = systemsWithPlanetsOf(game, me); // Mecatol Rex too
    const system = yield* chooseIfAny(me, 'diplomacy-rider', systems, { at: id => ({ system: id }) });
    if (system) for (const other of othersClockwise(game, me)) yield* placeToken(game, other, system);
  },
});

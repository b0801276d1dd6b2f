import { placeStructure } from '../../../verbs/units/structures.ts';
import { rider } from './rider.ts';

export const constructionRider = rider({
  id: 'construction-rider',
  pays: (game, me) => placeStructure(game, me, ['space-dock'], 'must'),
});

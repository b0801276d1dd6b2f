import { gainPoints } from '../../../verbs/objectives/points.ts';
import { rider } from './rider.ts';

export const imperialRider = rider({
  id: 'imperial-rider',
  pays: (game, me) => gainPoints(game, me, 1, 'imperial-rider'),
});

import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { rider } from './rider.ts';

export const technologyRider = rider({
  id: 'technology-rider',
  pays: (game, me) => researchTechnology(game, me, { must: true }),
});

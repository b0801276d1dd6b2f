import { gainTokens } from '../../../verbs/tokens/tokens.ts';
import { rider } from './rider.ts';

export const leadershipRider = rider({ id: 'leadership-rider', pays: (game, me) => gainTokens(game, me, 3) });

import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { rider } from './rider.ts';

export const tradeRider = rider({ id: 'trade-rider', pays: (game, me) => gainTradeGoods(game, me, 5) });

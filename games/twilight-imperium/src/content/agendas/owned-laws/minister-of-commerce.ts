import { othersClockwise } from '../../../model/readers.ts';
import { neighboursAmong } from '../../../moments/economy/neighbours.ts';
import { afterReplenished } from '../../../moments/economy/windows.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { agenda, on } from '../agenda.ts';

export const ministerOfCommerce = agenda({
  id: 'minister-of-commerce',
  responses: [
    on(afterReplenished, {
      must: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => gainTradeGoods(game, me, neighboursAmong(game, me, othersClockwise(game, me)).length),
    }),
  ],
});

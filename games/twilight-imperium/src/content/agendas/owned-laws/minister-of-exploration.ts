import { whenControlGained } from '../../../moments/galaxy/windows.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { agenda, on } from '../agenda.ts';

export const ministerOfExploration = agenda({
  id: 'minister-of-exploration',
  responses: [
    on(whenControlGained, {
      must: true,
      atOnce: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
  ],
});

import { choose } from '@orrery/kernel';
import { playerOf } from '../../model/readers.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { convertCommodities } from '../../verbs/economy/commodities.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

export const exterrixHeadquarters = legendary({
  id: 'exterrix-headquarters',
  planet: 'mallice',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      *play(game, me) {
        const { commodities } = playerOf(game, me);
        const way =
          commodities === 0 ? 'gain' : yield* choose(me, 'exterrix-headquarters', ['gain', 'convert'] as const);
        if (way === 'gain') yield* gainTradeGoods(game, me, 2);
        else yield* convertCommodities(game, me, commodities);
      },
    }),
  ],
});

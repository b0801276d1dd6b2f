import { afterControlGained } from '../../../moments/galaxy/windows.ts';
import { needsHomeToScore } from '../../../moments/objectives/queries.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { forbid, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** For each planet gained by any means, after it was explored. */
export const scavenge = ability('scavenge', {
  responses: [
    on(afterControlGained, {
      must: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
  ],
});

export const nomadic = ability('nomadic', { passive: [forbid(needsHomeToScore, () => true)] });

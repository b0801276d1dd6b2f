import { afterCombat } from '../../../moments/combat/windows.ts';
import { tradeGoodWorth } from '../../../moments/economy/queries.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { modify, on, technology } from '../../technologies/technology.ts';
export const mirrorComputing = technology({
  id: 'mirror-computing',
  passive: [modify(tradeGoodWorth, (_seat, worth) => worth + 1)],
});

export const salvageOperations = technology({
  id: 'salvage-operations',
  responses: [
    on(afterCombat, {
      must: true,
      when: (_game, me, { kind, winner, loser }) => kind === 'space' && (me === winner || me === loser),
      *play(game, me, { area, winner }) {
        const lost = new Set(game.combat!.losses.map(({ unit }) => unit));
        yield* gainTradeGoods(game, me, 1);
        if (me === winner)
          yield* produceByEffect(game, me, area, {
            which: (...asked) => lost.has(asked[1].unit) && isShip(...asked),
            max: 1,
          });
      },
    }),
  ],
});

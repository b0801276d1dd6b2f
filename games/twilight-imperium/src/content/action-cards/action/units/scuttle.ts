import type { Amounts } from '@orrery/kernel';
import { isNonFighterShip } from '../../../../moments/units/counts-as.ts';
import { statsOf } from '../../../../moments/units/queries.ts';
import { gainTradeGoods } from '../../../../verbs/economy/economy.ts';
import { removeUnits } from '../../../../verbs/units/units.ts';
import { nameUnits, ownUnits, unitsNamed } from '../../../own-units.ts';
import { action } from '../../action-card.ts';
export const scuttle = action({
  id: 'scuttle',
  possible: (game, me) => ownUnits(game, me, isNonFighterShip).length > 0,
  *announce(game, me) {
    return yield* nameUnits(me, 'scuttle', ownUnits(game, me, isNonFighterShip), 2);
  },
  tells: (game, me, more) => unitsNamed(more as Amounts, ownUnits(game, me, isNonFighterShip)),
  *resolve(game, me, _moment, { more }) {
    const named = more as Amounts;
    const lost = ownUnits(game, me, isNonFighterShip).filter(({ key }) => (named[key] ?? 0) > 0);
    let worth = 0;
    for (const { key, unit, area, damaged } of lost) {
      const count = named[key]!;
      worth += count * statsOf(game, me, unit).cost!;
      yield* removeUnits(game, me, unit, count, area, damaged ? count : 0);
    }
    yield* gainTradeGoods(game, me, worth);
  },
});

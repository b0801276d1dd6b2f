import { hasUnitsIn, othersClockwise, systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { reaction } from '../action-card.ts';
import { seatAims } from '../aims.ts';

export const forwardSupplyBase = reaction({
  id: 'forward-supply-base',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) => seat !== me && hasUnitsIn(systemOf(game, system), me),
  aims: (game, me) => seatAims(othersClockwise(game, me)),
  *resolve(game, me, _moment, { aim }) {
    yield* gainTradeGoods(game, me, 3);
    yield* gainTradeGoods(game, Number(aim), 1);
  },
});

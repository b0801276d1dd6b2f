import { ask, choose, pick, type Seat } from '@orrery/kernel';
import { structureTypes } from '../../model/ids.ts';
import { seatsInPlay } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { gainTradeGoods, pay, spendableTotal } from '../../verbs/economy/economy.ts';
import { placementsOf, placeStructure } from '../../verbs/units/structures.ts';
import { relic } from './relic.ts';

const PRICE = 3;

const canBuild = (game: State, seat: Seat): boolean =>
  spendableTotal(game, seat, 'resources') >= PRICE && placementsOf(game, seat).length > 0;

export const jrXs455O = relic({
  id: 'jr-xs455-o',
  actionExhausts: true,
  isAgent: true,
  componentAction: {
    possible: () => true,
    *play(game, me) {
      const chosen = yield* choose(me, 'jr-xs455-o', seatsInPlay(game), { at: seat => ({ seat }) });
      const [builds] = canBuild(game, chosen)
        ? yield* ask(pick(chosen, 'jr-xs455-o.build', ['build'], { min: 0 }))
        : [];
      if (!builds) {
        yield* gainTradeGoods(game, chosen, 1);
        return;
      }
      yield* pay(game, chosen, PRICE, 'resources');
      yield* placeStructure(game, chosen, structureTypes, 'must');
    },
  },
});

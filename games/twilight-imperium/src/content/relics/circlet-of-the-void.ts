import { choose, type Seat } from '@orrery/kernel';
import type { State, SystemId } from '../../model/state.ts';
import { mayEnterAnomaly, mayPassNebula, moveValue, rollsForRifts } from '../../moments/movement/queries.ts';
import { isNebulaFor } from '../../moments/movement/routes.ts';
import { othersHaveShips } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { exploreFrontier, hasCards } from '../../verbs/galaxy/exploration.ts';
import { allow, forbid, modify, relic } from './relic.ts';

const frontiers = (game: State, me: Seat): SystemId[] =>
  hasCards(game, 'frontier')
    ? game.systems.filter(system => system.frontier && !othersHaveShips(game, system, me)).map(({ id }) => id)
    : [];

/** Its passive abilities work while exhausted. */
export const circletOfTheVoid = relic({
  id: 'circlet-of-the-void',
  passive: [
    forbid(rollsForRifts, () => true),
    allow(mayEnterAnomaly, () => true), // lifts LRR 11.1 and LRR 86.1
    allow(mayPassNebula, () => true), // lifts LRR 59.1
    modify(moveValue, ({ seat, unit, from }, move, game) =>
      isNebulaFor(game, seat, from) ? move - 1 + statsOf(game, seat, unit).move! : move,
    ), // lifts LRR 59.2
  ],
  actionExhausts: true,
  componentAction: {
    possible: (game, me) => frontiers(game, me).length > 0,
    *play(game, me) {
      const system = yield* choose(me, 'circlet-of-the-void', frontiers(game, me), { at: id => ({ system: id }) });
      yield* exploreFrontier(game, me, system);
    },
  },
});

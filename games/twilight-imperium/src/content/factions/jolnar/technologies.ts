import { hasUnitsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { furtherAdjacent } from '../../../moments/galaxy/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import type { Part } from '../../ability.ts';
import { on, technology } from '../../technologies/technology.ts';
/** For any activation by another player. */
export const eResSiphons = technology({
  id: 'e-res-siphons',
  responses: [
    on(afterSystemActivated, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, system }) => seat !== me && hasShips(game, systemOf(game, system), me),
      *play(game, me) {
        yield* gainTradeGoods(game, me, 4);
      },
    }),
  ],
});

const id = 'spatial-conduit-cylinders';

/** Makes the active system adjacent to all systems with the effect owner's units, for all players. */
const joinsUnits: Part = () =>
  furtherAdjacent.install((game, system, found) => {
    const effect = game.lasting.find(each => each.id === id);
    return effect ? [...found, ...joined(game, effect.seat, game.tactical!.system, system)] : found;
  });

function joined(game: State, seat: number, active: SystemId, system: SystemId): SystemId[] {
  if (system !== active) return hasUnitsIn(systemOf(game, system), seat) ? [active] : [];
  return game.systems.filter(each => each.id !== active && hasUnitsIn(each, seat)).map(each => each.id);
}

export const spatialConduitCylinders = technology({
  id,
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (game, me, { seat, system }) => seat === me && hasUnitsIn(systemOf(game, system), me),
      *play(game, me) {
        yield* lastUntil(game, { id, seat: me, until: 'tactical-action', aim: null });
      },
    }),
  ],
  lasting: [joinsUnits],
});

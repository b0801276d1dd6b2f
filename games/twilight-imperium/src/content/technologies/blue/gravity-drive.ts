import { choose } from '@orrery/kernel';
import { moveValue } from '../../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { giveExtraMove } from '../../../verbs/movement/extra-move.ts';
import { hasUsedExtraMove, shipsHelpedByExtraMove } from '../../ship-move-bonus.ts';
import { modify, on, technology } from '../technology.ts';

export const gravityDrive = technology({
  id: 'gravity-drive',
  passive: [
    modify(moveValue, ({ seat, unit, count, from }, move, game) => {
      const boosted = game.tactical?.seat === seat ? game.tactical.extraMove : null;
      if (boosted?.system !== from.id || boosted.unit !== unit || count > 1) return move;
      return hasUsedExtraMove(game, boosted, move) ? move : move + 1;
    }),
  ],
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) => seat === me && shipsHelpedByExtraMove(game, me, system).length > 0,
      *play(game, me, { system }) {
        const ship = yield* choose(me, 'gravity-drive.ship', shipsHelpedByExtraMove(game, me, system), {
          key: each => `${each.system}:${each.unit}`,
          at: each => ({ system: each.system, unit: each.unit }),
        });
        yield* giveExtraMove(game, ship.system, ship.unit);
      },
    }),
  ],
});

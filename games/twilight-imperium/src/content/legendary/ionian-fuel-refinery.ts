import { choose } from '@orrery/kernel';
import { moveValue } from '../../moments/movement/queries.ts';
import { afterSystemActivated } from '../../moments/movement/windows.ts';
import { lastingOf, lastUntil } from '../../verbs/cards/lasting.ts';
import { on } from '../ability.ts';
import { hasUsedExtraMove, type Ship, shipsHelpedByExtraMove } from '../ship-move-bonus.ts';
import { legendary } from './legendary.ts';

const id = 'ionian-fuel-refinery';

const keyOf = ({ system, unit }: Ship): string => `${system}:${unit}`;

export const ionianFuelRefinery = legendary({
  id,
  planet: 'tempesta',
  passive: [
    () =>
      moveValue.install((game, { seat, unit, count, from }, move) => {
        const ship = { system: from.id, unit };
        const isFueled = count === 1 && lastingOf(game, seat, id).some(({ aim }) => aim === keyOf(ship));
        return isFueled && !hasUsedExtraMove(game, ship, move) ? move + 1 : move;
      }),
  ],
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (game, me, { seat, system }) => seat === me && shipsHelpedByExtraMove(game, me, system).length > 0,
      *play(game, me, { system }) {
        const ship = yield* choose(me, id, shipsHelpedByExtraMove(game, me, system), {
          key: keyOf,
          at: each => ({ system: each.system, unit: each.unit }),
        });
        yield* lastUntil(game, { id, seat: me, until: 'tactical-action', aim: keyOf(ship) });
      },
    }),
  ],
});

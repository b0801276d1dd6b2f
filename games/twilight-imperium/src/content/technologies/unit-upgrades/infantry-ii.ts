import { playerOf } from '../../../model/readers.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { placeRevived, rollForRevival } from '../../../verbs/units/revival.ts';
import type { Part } from '../../ability.ts';
import { on, technology } from '../technology.ts';

/** Rolls a die for each destroyed infantry; a success revives it at home. */
export const revival = (needs: number): readonly Part[] => [
  on(afterUnitsDestroyed, {
    must: true,
    atOnce: true,
    when: (_game, me, { seat, unit }) => seat === me && unit === 'infantry',
    *play(game, me, { count }) {
      yield* rollForRevival(game, me, count, needs);
    },
  }),
  on(startOfTurn, {
    must: true,
    when: (game, me, { seat }) => seat === me && playerOf(game, me).reviving > 0,
    *play(game, me) {
      yield* placeRevived(game, me);
    },
  }),
];

export const infantryII = technology({ id: 'infantry-ii', responses: revival(6) });

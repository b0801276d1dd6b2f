import type { Seat } from '@orrery/kernel';
import type { TechnologyId } from '../../../model/ids.ts';
import { playerOf } from '../../../model/readers.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../../moments/units/windows.ts';
import { placeRevived, rollForRevival } from '../../../verbs/units/revival.ts';
import type { Part } from '../../ability.ts';
import { on, technology } from '../technology.ts';

/** Was own infantry destroyed while this technology was known? One that is gained for the other side's losses is too late. */
export const isOwnInfantry = (id: TechnologyId, me: Seat, { seat, unit, known }: Destroyed): boolean =>
  seat === me && unit === 'infantry' && (known === undefined || known[me]!.includes(id));

/** Rolls a die for each destroyed infantry; a success revives it at home. */
export const revival = (id: TechnologyId, needs: number): readonly Part[] => [
  on(afterUnitsDestroyed, {
    must: true,
    atOnce: true,
    when: (_game, me, destroyed) => isOwnInfantry(id, me, destroyed),
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

export const infantryII = technology({ id: 'infantry-ii', responses: revival('infantry-ii', 6) });

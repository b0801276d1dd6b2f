import type { Rule, Seat } from '@orrery/kernel';
import { groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { destroyChosen } from '../../../verbs/combat/chosen-losses.ts';
import { areaOfCombat } from '../../../verbs/combat/combat-effects.ts';
import { chooseLosses } from '../../../verbs/combat/hits.ts';

/** Own cruisers and destroyers in the current combat. */
const offerings = (game: State, me: Seat): UnitGroup[] =>
  groupsIn(game, areaOfCombat(game.combat!)).filter(
    ({ seat, unit }) => seat === me && (unit === 'cruiser' || unit === 'destroyer'),
  );

export const canSacrifice = (game: State, me: Seat): boolean => offerings(game, me).length > 0;

/** Destroys one of them. */
export function* sacrifice(game: State, me: Seat, asked: string): Rule {
  const area = areaOfCombat(game.combat!);
  const own = offerings(game, me);
  const chosen = yield* chooseLosses(me, asked, own, 1);
  yield* destroyChosen(game, me, own, chosen, area, { cause: 'effect', by: me });
}

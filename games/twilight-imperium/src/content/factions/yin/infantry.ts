import { choose, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { kindKey, type Marked, markOf } from '../../../model/units/kinds.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { fightsIn } from '../../../moments/units/counts-as.ts';

/** Infantry of a seat that fight on a planet. */
export const infantryOf = (game: State, seat: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area).filter(
    group => group.seat === seat && group.unit === 'infantry' && fightsIn('ground')(game, group, area),
  );

/** Asks which infantry to replace, if they differ. */
export function* chooseInfantry(game: State, me: Seat, asked: string, seat: Seat, area: Area): Rule<Marked> {
  const groups = infantryOf(game, seat, area);
  const { unit, ...group } =
    groups.length === 1
      ? groups[0]!
      : yield* choose(me, asked, groups, { key: kindKey, at: each => ({ seat, unit: each.unit, ...markOf(each) }) });
  return { unit, ...markOf({ unit, ...group }) };
}

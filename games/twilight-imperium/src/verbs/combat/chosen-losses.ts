import type { Amounts, Rule, Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isAlike } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { type Destruction, destroyUnits } from '../units/units.ts';
import { lossesOf } from './hits.ts';

/** Destroys the chosen units of a seat's groups, by kind and mark; one loss may cause others. */
export function* destroyChosen(
  game: State,
  seat: Seat,
  groups: readonly UnitGroup[],
  chosen: Amounts,
  area: Area,
  how: Pick<Destruction, 'cause' | 'by'>,
): Rule {
  for (const group of groups.map(each => ({ ...each }))) {
    const lost = lossesOf(chosen, group);
    const left = groupsIn(game, area).find(each => each.seat === seat && isAlike(each, group))?.count ?? 0;
    const count = Math.min(lost.count, left);
    yield* destroyUnits(game, seat, group, count, area, { ...how, damaged: Math.min(lost.damaged, count) });
  }
}

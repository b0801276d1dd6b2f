import type { Rule, Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { capture } from './capture.ts';
import { enforceLimits } from './limits.ts';
import { groupOf } from './units.ts';

/** Captures units that exceed the limits in a system after the owner's ships were captured. */
export function* captureExcess(game: State, captor: Seat, seat: Seat, system: SystemId): Rule {
  const area: Area = { system, planet: null };
  const before = groupsIn(game, area)
    .filter(group => group.seat === seat)
    .map(group => ({ ...group }));
  yield* enforceLimits(game, seat, system);
  for (const group of before) {
    const gone = group.count - (groupOf(groupsIn(game, area), seat, group)?.count ?? 0);
    if (gone > 0) yield* capture(game, captor, seat, group.unit, gone);
  }
}

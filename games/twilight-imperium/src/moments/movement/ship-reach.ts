import type { Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import { systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAnomaly } from '../galaxy/systems.ts';
import { furtherThroughRifts, mayBringFrom } from './queries.ts';
import { besideAll, canEnter, canPass, moveFrom, slowsOrPulls, waysOf } from './routes.ts';

/**
 * The systems that a ship could enter from another, each with the fewest systems it enters on the way: wherever
 * `routesFor` would find a way, all at once. No way leads farther by coming back to a system, since a gravity rift gives
 * no more than the move it takes to leave it (LRR 41.1). Whoever shuns the danger (LRR 41.2) leaves none.
 */
export function reachOf(
  game: State,
  seat: Seat,
  unit: UnitType,
  from: System,
  shunsRifts = false,
): ReadonlyMap<SystemId, number> {
  const reached = new Map<SystemId, number>();
  if (!mayBringFrom(game, { seat, system: from }, true)) return reached;
  const further = furtherThroughRifts(game, seat, 0);
  // The most moves left there, with and without a rift on the way; what comes with the first rift may be used before it.
  const passed = [new Map<SystemId, number>(), new Map<SystemId, number>()] as const;
  const beside = besideAll(game, seat, [{ unit }]);
  let ends = [{ at: from, left: moveFrom(game, seat, { unit, count: 1 }, from), crossed: further === 0 }];
  if (ends[0]!.left <= 0) return reached;
  for (let entered = 1; ends.length > 0; entered++) {
    const next: typeof ends = [];
    for (const end of ends) {
      const isRift = slowsOrPulls(game, seat, end.at, 'gravity-rift');
      const crossed = end.crossed || isAnomaly(game, end.at, 'gravity-rift');
      const left = end.left - (isRift ? 0 : 1) + (crossed && !end.crossed ? further : 0);
      if (left < (crossed ? 0 : -further) || (isRift && shunsRifts)) continue;
      const most = passed[crossed ? 0 : 1];
      for (const id of waysOf(game, seat, end.at.id, beside)) {
        if (id === from.id || (most.get(id) ?? Number.NEGATIVE_INFINITY) >= left) continue;
        const at = systemOf(game, id);
        if (left >= 0 && !reached.has(id) && canEnter(game, seat, at)) reached.set(id, entered);
        if (!canPass(game, seat, at, from.id, [{ unit }])) continue;
        most.set(id, left);
        next.push({ at, left, crossed });
      }
    }
    ends = next;
  }
  return reached;
}

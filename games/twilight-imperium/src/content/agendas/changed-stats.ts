import type { UnitStats } from '../../model/units.ts';

/** What units can do is asked for all the time, so that each change is worked out but once. */
export function changed(change: (stats: UnitStats) => UnitStats): (stats: UnitStats) => UnitStats {
  const known = new WeakMap<UnitStats, UnitStats>();
  return stats => {
    const found = known.get(stats) ?? change(stats);
    known.set(stats, found);
    return found;
  };
}

import type { UnitType } from '../ids.ts';
import type { UnitStats } from '../units/units.ts';
import type { AgendaId } from './agendas.ts';

type Change = (unit: UnitType, stats: UnitStats) => UnitStats;

/** What units can do is asked for all the time, so that each change is worked out but once. */
function changing(units: readonly UnitType[], change: (stats: UnitStats) => UnitStats): Change {
  const known = new WeakMap<UnitStats, UnitStats>();
  return (unit, stats) => {
    if (!units.includes(unit)) return stats;
    const found = known.get(stats) ?? change(stats);
    known.set(stats, found);
    return found;
  };
}

/** What laws make of units, for rules and screens alike. */
export const lawStats = {
  /** Cost and combat are no abilities. */
  'articles-of-war': changing(['mech'], ({ cost, combat, sustain }) => ({
    ...(cost !== undefined && { cost }),
    ...(combat && { combat }),
    ...(sustain && { sustain }),
  })),
  'publicize-weapon-schematics': changing(['war-sun'], ({ sustain: _, ...stats }) => stats),
  'regulated-conscription': changing(['fighter', 'infantry'], stats => ({ ...stats, perCost: 1 })),
} satisfies Partial<Record<AgendaId, Change>>;

/** What a unit can do while these laws are in play. */
export function underLaws(laws: readonly { readonly id: string }[], unit: UnitType, stats: UnitStats): UnitStats {
  let now = stats;
  for (const { id } of laws) now = (lawStats as Readonly<Record<string, Change>>)[id]?.(unit, now) ?? now;
  return now;
}

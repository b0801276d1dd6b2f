import type { Amounts, AnswerValue, Line, Option, Slot } from '@orrery/kernel';

/** The maximum amount, from the last line on: the least valuable is listed last. */
function most(lines: readonly Line[], max: number): Amounts {
  const amounts: Record<string, number> = {};
  let left = max;
  for (let i = lines.length - 1; i >= 0 && left > 0; i--) {
    const line = lines[i]!;
    const taken = Math.min(left, line.max);
    if (taken > 0) amounts[line.key] = taken;
    left -= taken;
  }
  return amounts;
}

const takesMost: ReadonlySet<string> = new Set(['sustain-damage', 'bombardment', 'commit']);

const isMiss = ({ at }: Option): boolean => Number(at?.die) < Number(at?.needs);

/** The preference for a target: damaged units first, since a hit destroys them, and mechs last. */
const losses = ({ at }: Option): number => (at?.damaged ? 2 : at?.unit === 'mech' ? 0 : 1);

/**
 * Plays a side as most people would: sustains damage first, then loses the cheapest units, never retreats, makes all
 * bombardment rolls, commits all ground forces, uses every technology, rerolls every miss, pays for all possible
 * changes of dice, and prefers damaged units as targets.
 */
export function sensible(slot: Slot<unknown>): AnswerValue {
  const ask = slot.describe();
  switch (ask.form) {
    case 'allocate':
      if (takesMost.has(slot.kind) || slot.kind.endsWith('.dice')) return most(ask.lines, ask.max);
      return ask.suggest;
    case 'pick': {
      if (slot.kind === 'announce-retreat') return [];
      if (slot.kind.endsWith('.dice')) return ask.options.filter(isMiss).map(({ key }) => key);
      if (slot.kind.endsWith('.target')) return [[...ask.options].sort((a, b) => losses(b) - losses(a))[0]!.key];
      const wanted = Math.max(ask.min, Math.min(1, ask.max));
      return ask.options.slice(0, wanted).map(({ key }) => key);
    }
    case 'order':
      return ask.options.map(({ key }) => key);
    case 'number':
      return ask.min;
  }
}

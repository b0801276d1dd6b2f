import type { Amounts, AnswerValue, Line, Option, Slot } from '@orrery/kernel';

/** As many as allowed, from the last line on: the least worth is listed last. */
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

/** How much a hit costs its owner: a damaged unit is lost, a mech is not, and any other is worth less than a mech. */
const losses = ({ at }: Option): number => (at?.damaged ? 2 : at?.unit === 'mech' ? 0 : 1);

/**
 * Plays a side as most people would: sustains damage first, then loses what is cheapest, never retreats, fires all it
 * can, lands all it has, uses every technology that offers itself, rolls every miss again, raises all the dice that it can
 * pay for, and hits what is lost at once.
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

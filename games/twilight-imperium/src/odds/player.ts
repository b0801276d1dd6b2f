import type { Amounts, AnswerValue, Line, Slot } from '@orrery/kernel';

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

/**
 * Plays a side as most people would: sustains damage first, then loses what is cheapest, never retreats, fires all it
 * can, lands all it has, and uses every technology that offers itself.
 */
export function sensible(slot: Slot<unknown>): AnswerValue {
  const ask = slot.describe();
  switch (ask.form) {
    case 'allocate':
      if (slot.kind === 'sustain-damage' || slot.kind === 'bombardment' || slot.kind === 'commit')
        return most(ask.lines, ask.max);
      return ask.suggest;
    case 'pick': {
      if (slot.kind === 'announce-retreat') return [];
      const wanted = Math.max(ask.min, Math.min(1, ask.max));
      return ask.options.slice(0, wanted).map(({ key }) => key);
    }
    case 'order':
      return ask.options.map(({ key }) => key);
    case 'number':
      return ask.min;
  }
}

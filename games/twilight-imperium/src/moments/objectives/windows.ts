import type { Seat } from '@orrery/kernel';
import type { CardKey } from '../../model/state.ts';
import { telling } from '../timing.ts';

export const afterObjectiveScored = telling<{ seat: Seat; objective: CardKey }>(
  'after-objective-scored',
  'seat',
  'objective',
);
/** A public objective lies open; content may replace it. */
export const whenObjectiveRevealed = telling<{ objective: CardKey }>('when-objective-revealed', 'objective');

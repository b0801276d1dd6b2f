import type { Seat } from '@orrery/kernel';
import type { CardKey } from '../../model/state.ts';
import { telling, whenActive } from '../timing.ts';

export const afterObjectiveScored = telling<{ seat: Seat; objective: CardKey }>(
  'after-objective-scored',
  'seat',
  'objective',
);
/** A public objective lies open; content may replace it. */
export const whenObjectiveRevealed = whenActive<{ objective: CardKey }>(
  'when-objective-revealed',
  undefined,
  'objective',
);
/** A seat has gained the point for Mecatol Rex that Imperial brings. */
export const afterImperialPoint = telling<{ seat: Seat }>('after-imperial-point', 'seat');

import type { Seat } from '@orrery/kernel';
import type { SystemId } from '../../model/state.ts';
import { telling, whenActive } from '../timing.ts';

export const whenSystemActivated = telling<{ seat: Seat; system: SystemId }>('when-system-activated', 'seat', 'system');
export const afterSystemActivated = telling<{ seat: Seat; system: SystemId }>(
  'after-system-activated',
  'seat',
  'system',
);
/** The active system is known, and nothing has been told to move yet. */
export const beforeMovement = telling<{ seat: Seat; system: SystemId }>('before-movement', 'seat', 'system');
export const afterShipsMoved = telling<{ seat: Seat; system: SystemId }>('after-ships-moved', 'seat', 'system');
export const afterTacticalAction = whenActive<{ seat: Seat; system: SystemId }>('after-tactical-action');

import type { Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { Wormhole } from '../../model/ids.ts';
import type { Cargo, Wave } from '../../model/movement/state.ts';
import type { CardKey, SystemId } from '../../model/state.ts';
import { happensIn, telling, whenActive } from '../timing.ts';

export const whenSystemActivated = whenActive<{ seat: Seat; system: SystemId }>(
  'when-system-activated',
  happensIn,
  'seat',
  'system',
);
/** The system was activated in spite of an own command token: nothing else happens there. */
export const whenActivatedAgain = telling<{ seat: Seat; system: SystemId }>('when-activated-again', 'seat', 'system');
/** `wormholes` are those that the system had when it was activated, `before` is all that lay there then. */
export const afterSystemActivated = whenActive<{
  seat: Seat;
  system: SystemId;
  wormholes: readonly Wormhole[];
  before: System;
}>('after-system-activated', happensIn, 'seat', 'system');
/** The active system is known, and nothing has been told to move yet. */
export const beforeMovement = whenActive<{ seat: Seat; system: SystemId }>(
  'before-movement',
  happensIn,
  'seat',
  'system',
);
export const afterShipsMoved = whenActive<ShipsArrived>('after-ships-moved', happensIn, 'seat', 'system');
/** Ships have come into a system from elsewhere: in a tactical action, in a retreat, or by an effect. */
export const afterShipsArrived = whenActive<ShipsArrived>('after-ships-arrived', happensIn, 'seat', 'system');
/** Ships were moved by an effect, by whomever, outside of a tactical action; `seat` owns them. */
export const afterMovedByEffect = telling<{ seat: Seat; system: SystemId; waves: readonly Wave[] }>(
  'after-moved-by-effect',
  'seat',
  'system',
);
export const afterTacticalAction = telling<{ seat: Seat; system: SystemId }>('after-tactical-action', 'seat', 'system');

export interface ShipsArrived {
  readonly seat: Seat;
  readonly system: SystemId;
  /** Those that came through. */
  readonly ships: readonly Cargo[];
  /** Had the system planets as they came? */
  readonly hadPlanets: boolean;
  /** Who else had units there as they came. */
  readonly met: readonly Seat[];
  /** Who has moved them, where it was not their owner. */
  readonly by?: Seat;
  /** Leaders that were unlocked by this very movement: they do not answer it (LRR 51.6c). */
  readonly unlocked: readonly CardKey[];
}

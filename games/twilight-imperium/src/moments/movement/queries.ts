import { query, type Seat } from '@orrery/kernel';
import type { System } from '../../model/galaxy/state.ts';
import type { Anomaly, UnitType } from '../../model/ids.ts';
import type { State, SystemId } from '../../model/state.ts';

/** May the seat's ships end their move here? Lifts or adds to LRR 9, 11, 59, 86. */
export const mayMoveInto = query<State, { seat: Seat; system: System }, boolean>('may-move-into');
/** Is an anomaly open to the seat's ships? Asked of each one in a system. */
export const mayEnterAnomaly = query<State, { seat: Seat; system: System; anomaly: Anomaly }, boolean>(
  'may-enter-anomaly',
);
/** Do anomalies mean nothing to the seat's ships as they move? */
export const ignoresAnomalies = query<State, Seat, boolean>('ignores-anomalies');
/** May units be moved from here into the active system? */
export const mayBringFrom = query<State, { seat: Seat; system: System }, boolean>('may-bring-from');
/** May units leave a system where the seat's own command token lies? Lifts LRR 58.3c and LRR 95.3. */
export const mayLeaveToken = query<State, { seat: Seat; system: System }, boolean>('may-leave-token');
/** Do the seat's ships roll when they leave gravity rifts (LRR 41.2)? */
export const rollsForRifts = query<State, Seat, boolean>('rolls-for-rifts');
/** May they go through here on the way? */
export const mayMoveThrough = query<State, { seat: Seat; system: System }, boolean>('may-move-through');
/** May ships that set out from a system go through here although others have ships here? Lifts LRR 58.3b alone. */
export const mayPassShips = query<State, { seat: Seat; system: System; from: SystemId }, boolean>('may-pass-ships');
/** May they go through a nebula? Lifts LRR 59.1 alone. */
export const mayPassNebula = query<State, { seat: Seat; system: System }, boolean>('may-pass-nebula');
/** Move value of ships that set out together: so many of one kind, from one place. */
export const moveValue = query<State, { seat: Seat; unit: UnitType; count: number; from: System }, number>(
  'move-value',
);

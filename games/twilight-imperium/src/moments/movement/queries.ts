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
/** May the seat's ships go through one on the way? Unless told, where they may enter it. */
export const mayPassAnomaly = query<State, { seat: Seat; system: System; anomaly: Anomaly }, boolean>(
  'may-pass-anomaly',
);
/** Do anomalies mean nothing to the seat's ships as they move? */
export const ignoresAnomalies = query<State, Seat, boolean>('ignores-anomalies');
/** Do nebulae mean nothing to the seat's ships as they move or retreat? Lifts LRR 59.1 and LRR 59.2. */
export const ignoresNebulae = query<State, Seat, boolean>('ignores-nebulae');
/** May units be moved from here into the active system? */
export const mayBringFrom = query<State, { seat: Seat; system: System }, boolean>('may-bring-from');
/** May the seat activate this system, apart from own command tokens there? */
export const mayActivateThere = query<State, { seat: Seat; system: System }, boolean>('may-activate-there');
/** May the seat activate a system where its own command token lies? Both tokens return then, and the turn is over. */
export const mayActivateAgain = query<State, { seat: Seat; system: System }, boolean>('may-activate-again');
/** Influence that a seat has to spend to activate a system. */
export const activationPrice = query<State, { seat: Seat; system: System }, number>('activation-price');
/** May units leave a system where the seat's own command token lies? Lifts LRR 58.3c and LRR 95.3. */
export const mayLeaveToken = query<State, { seat: Seat; system: System }, boolean>('may-leave-token');
/** May ships of this kind, and what they carry, leave such a system? Asked where others of their owner's may not. */
export const shipMayLeaveToken = query<State, { seat: Seat; system: System; unit: UnitType }, boolean>(
  'ship-may-leave-token',
);
/** Systems that a seat's ships of this kind may treat as adjacent to wherever they are, as they move. */
export const besideShip = query<State, { seat: Seat; unit: UnitType }, readonly SystemId[]>('beside-ship');
/** Do the seat's ships roll when they leave a gravity rift (LRR 41.2)? */
export const rollsForRifts = query<State, { seat: Seat; system: System }, boolean>('rolls-for-rifts');
/** How much farther than usual the seat's ships move that leave a gravity rift or more. */
export const furtherThroughRifts = query<State, Seat, number>('further-through-rifts');
/** May they go through here on the way? */
export const mayMoveThrough = query<State, { seat: Seat; system: System }, boolean>('may-move-through');
/** May a ship that sets out from a system go through here although others have ships here? Lifts LRR 58.3b alone. */
export const mayPassShips = query<State, { seat: Seat; system: System; from: SystemId; unit: UnitType }, boolean>(
  'may-pass-ships',
);
/** May they go through a nebula? Lifts LRR 59.1 alone. */
export const mayPassNebula = query<State, { seat: Seat; system: System }, boolean>('may-pass-nebula');
/** May one of these ships move before the others do, or after them (the board is then as it leaves it)? */
export const mayGoAhead = query<State, { seat: Seat; unit: UnitType }, boolean>('may-go-ahead');
/** Is it worth something if ships of these types leave this system and come back, apart from what they fetch? */
export const gainsByReturning = query<State, { seat: Seat; units: readonly UnitType[]; system: System }, boolean>(
  'gains-by-returning',
);
/** May ships of these types go this way together? */
export const mayGoBy = query<
  State,
  { seat: Seat; units: readonly UnitType[]; from: SystemId; path: readonly SystemId[] },
  boolean
>('may-go-by');
/** The same before anything is added to it: what is printed, or 1 in a nebula. */
export const moveBase = query<State, { seat: Seat; unit: UnitType; count: number; from: System }, number>('move-base');
/** Move value of ships that set out together: so many of one kind, from one place. */
export const moveValue = query<State, { seat: Seat; unit: UnitType; count: number; from: System }, number>(
  'move-value',
);
/** What ships gain by the way that they take; of ways that differ in nothing else they take the better one. */
export const routeWorth = query<
  State,
  { seat: Seat; from: SystemId; path: readonly SystemId[]; beside: readonly SystemId[]; carries: boolean },
  number
>('route-worth');

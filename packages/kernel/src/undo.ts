import { openUndoRequest, type UndoRequest, type UndoTarget, undoTarget } from './history.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import type { Table } from './table.ts';
import type { KernelState, Seat } from './types.ts';

/** What a seat's undo would take back now, and whether it may do so on its own. */
export const undoable = <G extends KernelState>(table: Table<G>, seat: Seat): UndoTarget | undefined =>
  undoTarget(table.log, seat, table.revealedAt, table.logStart);

/** Undoes the seat's last decision, if nothing was revealed, rolled or decided by another seat since. */
export function undo<G extends KernelState>(table: Table<G>, seat: Seat): Outcome {
  const target = undoable(table, seat);
  if (!target) return refuse('undo/nothing', 'There is nothing of yours to take back.');
  if (!target.free)
    return refuse('undo/needs-consent', 'Something was revealed, rolled or decided since: the table must agree.');
  table.rewind(seat, target.to);
  return done;
}

/** Asks the table to let the seat take back its last decision. */
export function askForUndo<G extends KernelState>(table: Table<G>, seat: Seat): Outcome {
  const target = undoable(table, seat);
  if (!target) return refuse('undo/nothing', 'There is nothing of yours to take back.');
  table.note({ t: 'undo-asked', seat, to: target.to });
  return done;
}

/** Answers the open request for undo. The last yes executes it; one no ends it. */
export function answerUndo<G extends KernelState>(table: Table<G>, seat: Seat, agree: boolean): Outcome {
  const request = undoRequest(table);
  if (!request) return refuse('undo/not-asked', 'Nobody asks to take anything back.');
  if (request.seat === seat) return refuse('undo/own', 'The others answer that.');
  if (request.agreed.includes(seat)) return refuse('undo/already-answered', 'You have agreed already.');
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats)
    return refuse('seat/unknown', 'There is no such seat.');
  table.note({ t: 'undo-answered', seat, agree });
  if (agree && request.agreed.length + 1 === table.seats - 1) table.rewind(request.seat, request.to);
  return done;
}

/** The open request for undo, if there is one. */
export const undoRequest = <G extends KernelState>(table: Table<G>): UndoRequest | undefined =>
  openUndoRequest(table.log);

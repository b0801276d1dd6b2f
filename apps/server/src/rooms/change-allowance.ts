import type { Seat } from '@orrery/kernel';
import type { GameCommand } from '@orrery/protocol';
import type { Room } from './room.ts';

/** The maximum of entries that a seat may write without a decision. */
export const ALLOWANCE = 200;
/** How many more it may write for each decision of its own, up to the maximum. */
const PER_DECISION = 4;

/** The cost of a command; an undo also costs what the undone decision had earned. */
export function costOf(command: GameCommand): number {
  switch (command.do) {
    case 'answer-undo': // the request for undo has paid for it
      return 0;
    case 'undo':
      return PER_DECISION + 1;
    case 'ask-undo':
      return PER_DECISION + 2;
    default:
      return 1;
  }
}

/** Whether a seat has enough allowance left. */
export const canSpend = (room: Room, seat: Seat, cost: number): boolean => room.seats[seat]!.allowance >= cost;

export function pay(room: Room, seat: Seat, cost: number): void {
  room.seats[seat]!.allowance -= cost;
}

/** A person has made a decision for their seat. */
export function earn(room: Room, seat: Seat): void {
  const here = room.seats[seat]!;
  here.allowance = Math.min(ALLOWANCE, here.allowance + PER_DECISION);
}

import type { Seat } from '@orrery/kernel';

/** The seat to the left of this one. */
export const after = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Everybody else, beginning on the left. */
export const othersClockwise = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);

/** Everybody, beginning with this seat. */
export const clockwiseFrom = (seat: Seat, seats: number): Seat[] => [seat, ...othersClockwise(seat, seats)];

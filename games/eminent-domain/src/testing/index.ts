export { type Given, given } from './given.ts';
export type { SeatAtTable, TestTable } from './seat-at-table.ts';

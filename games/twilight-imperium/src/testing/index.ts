export { combat } from './combat.ts';
export { type Given, given, type Started } from './given.ts';
export type { SeatAtTable, TestTable } from './seat-at-table.ts';

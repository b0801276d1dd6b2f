export { type Given, given } from './given.ts';
export type { TestTable } from './seat-at-table.ts';

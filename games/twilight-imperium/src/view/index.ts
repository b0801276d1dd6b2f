export type { Die } from '../model/combat/combat.ts';
export type * from '../model/events/index.ts';
export type { Phase } from '../model/state.ts';
export type { DraftView } from './draft-view.ts';
export * from './faction-sheet.ts';
export * from './facts.ts';
export { hidden } from './hidden.ts';
export { painter } from './painter.ts';
export * from './view.ts';

export * from './answers.ts';
export { atRandom, commitment, dice, isSeed, type Seed, seedFrom, shuffle } from './chance.ts';
export * from './clone.ts';
export * from './crash.ts';
export * from './fork.ts';
export * from './game.ts';
export { canonical, hashOf, link } from './hash.ts';
export { isPrivate, liveEntries, type Snapshot, seatOf, type UndoRequest, type UndoTarget } from './history.ts';
export * from './painter.ts';
export * from './refusals.ts';
export {
  type AnyStep,
  abandonUntil,
  again,
  type Ending,
  emit,
  expireOrders,
  type Flow,
  finish,
  isStep,
  labelled,
  next,
  type Request,
  type Rule,
  reveal,
  type Step,
  step,
} from './rule.ts';
export * from './same.ts';
export * from './save.ts';
export * from './share.ts';
export * from './slots.ts';
export * from './table.ts';
export * from './types.ts';
export * from './undo.ts';
export * from './windows.ts';

export { withOnly } from './active-content.ts';
export * from './answers.ts';
export { atRandom, commitment, dice, isSeed, randomFor, type Seed, seedFrom, shuffle } from './chance.ts';
export * from './clone.ts';
export * from './crash.ts';
export * from './equality-source.ts';
export * from './events.ts';
export * from './fairness.ts';
export * from './fork.ts';
export * from './game.ts';
export { canonical, hashOf, link } from './hash.ts';
export {
  type EarlierRules,
  isAutomatic,
  isPrivate,
  liveEntries,
  type Snapshot,
  seatOf,
  type UndoRequest,
  type UndoTarget,
} from './history.ts';
export {
  type Migration,
  migrateOptions,
  migrateSnapshot,
  migrateState,
  migrationsFrom,
  type OldState,
  rulesVersions,
} from './migrate.ts';
export * from './move.ts';
export { answerOrNext, type NextQuestion, nextQuestion } from './next-question.ts';
export { onlyAnswer } from './only.ts';
export * from './open.ts';
export * from './painter.ts';
export * from './query.ts';
export { isGuarded, reactions, unguarded } from './reactions.ts';
export * from './refusals.ts';
export * from './reuse-unchanged.ts';
export {
  type AnyStep,
  abandonUntil,
  again,
  type DieKind,
  type Ending,
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
export * from './save.ts';
export * from './slots.ts';
export * from './table.ts';
export * from './types.ts';
export * from './undo.ts';
export { type Hand, type Response, type Window, window } from './windows.ts';

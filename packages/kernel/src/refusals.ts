import type { Reason } from './types.ts';

/** Why a request was refused. A refused request changes nothing. */
export const refusalCodes = [
  'ask/over', // the game has ended
  'ask/stale', // the ask is no longer open, or belongs to a time before an undo
  'ask/foreign', // the ask is another seat's
  'ask/not-ahead', // no answer of this seat is waiting
  'answer/malformed', // the answer has another form than the question
  'answer/unknown-key',
  'answer/repeated-key',
  'answer/too-few',
  'answer/too-many',
  'answer/amount', // a number outside its bounds
  'answer/against-rule', // a rule's own check refused it
  'order/malformed',
  'order/unknown-window',
  'order/none',
  'reaction/malformed',
  'reaction/guarded-table', // everybody is asked at every window there
  'undo/nothing',
  'undo/needs-consent',
  'undo/not-asked',
  'undo/already-answered',
  'undo/own',
  'seat/unknown',
  'options/invalid',
  'save/malformed',
  'save/foreign-game',
  'save/rules-version', // the rules version is newer than ours, or older than all migrations
  'save/migration', // the rules are older, and the game cannot be migrated
  'save/options',
  'save/chain', // the log was edited or truncated
  'save/replay', // replaying the log does not lead to the saved position
  'save/chance', // a logged outcome differs from the seed's
  'save/snapshot', // the snapshot does not match its hash
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** One plain sentence for a person; never parsed. */
  readonly message: string;
  /** The rule that refused it, if one did. */
  readonly reason?: Reason;
}

export type Outcome<T = undefined> = { readonly ok: true; readonly value: T } | Refusal;

export const done: Outcome = { ok: true, value: undefined };
export const yes = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, message: string): Refusal => ({ ok: false, code, message });
/** A refusal by a rule's own check. */
export const refuseBy = (reason: Reason): Refusal => ({
  ...refuse('answer/against-rule', `That is against ${reason.rule}.`),
  reason,
});

/** A bug in our own code. Never thrown for what a player does. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantError(typeof message === 'string' ? message : message());
}

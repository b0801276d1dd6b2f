import type { Reason } from './types.ts';

/** Why a request was turned down. Nothing has changed when one of these comes back. */
export const refusalCodes = [
  'ask/over', // the game has ended
  'ask/stale', // the ask is no longer open, or belongs to a time before an undo
  'ask/foreign', // the ask is another seat's
  'ask/not-ahead', // no answer of this seat is waiting
  'answer/malformed', // not the form that was asked for
  'answer/unknown-key',
  'answer/repeated-key',
  'answer/too-few',
  'answer/too-many',
  'answer/amount', // a number outside its bounds
  'answer/against-rule', // a rule's own check said no
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
  'save/rules-version', // of newer rules than these, or of older ones that nothing leads on from
  'save/migration', // of older rules, and it cannot go on under these
  'save/options',
  'save/chain', // the log was edited or truncated
  'save/replay', // the log does not lead where the save says
  'save/chance', // an outcome that the seed does not give
  'save/snapshot', // the snapshot is not the one its hash names
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** One plain sentence for a person; never parsed. */
  readonly message: string;
  /** The rule that said no, where one did. */
  readonly reason?: Reason;
}

export type Outcome<T = undefined> = { readonly ok: true; readonly value: T } | Refusal;

export const done: Outcome = { ok: true, value: undefined };
export const yes = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, message: string): Refusal => ({ ok: false, code, message });
/** A rule's own no. */
export const refuseBy = (reason: Reason): Refusal => ({
  ...refuse('answer/against-rule', `That is against ${reason.rule}.`),
  reason,
});

/** Our own code is wrong. Never used for what a player does. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantError(typeof message === 'string' ? message : message());
}

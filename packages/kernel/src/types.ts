/** A place at the table, counted clockwise from 0. */
export type Seat = number;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A step waiting to be run: its name and plain arguments. The stack of frames is the program counter of a game. */
export interface Frame {
  readonly proc: string;
  readonly args: object;
}

/** The kernel's part of every game's state. Plain JSON, like the rest. */
export interface KernelState {
  stack: Frame[];
  core: Core;
}

export interface Core {
  /** The number of asks so far; the source of ask ids. */
  asked: number;
  /** Position of each named chance stream. */
  streams: Record<string, number>;
  /** Answers given before their turn, waiting to be used. */
  ahead: Ahead[];
  orders: Order[];
  /** Reaction settings of the seats that have one; the others use the table's default. Absent while nobody has set one. */
  reactions?: SeatReaction[];
}

/**
 * When a seat is asked. `quick`: only where it has a choice. `guarded`: at every window that it might answer by public
 * knowledge, so that questions reveal nothing. `never`: like `quick`, and it passes every window.
 */
export type Reaction = 'quick' | 'guarded' | 'never';

export interface SeatReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
}

export interface Ahead {
  readonly seat: Seat;
  readonly about: string;
  readonly value: AnswerValue;
}

/** A standing order: pass this window for the seat until the moment `until` is over. */
export interface Order {
  readonly seat: Seat;
  readonly window: string;
  /** With `'concerns-me'` the seat is still asked when the window concerns it. */
  readonly unless: 'concerns-me' | null;
  readonly until: string;
}

export const newCore = (): Core => ({ asked: 0, streams: {}, ahead: [], orders: [] });

/** What an option points at, so that a board can highlight it: `{ planet: 'mecatol-rex' }`. */
export type Target = Readonly<Record<string, string | number>>;

export interface Option {
  readonly key: string;
  readonly at?: Target;
  /** Must be chosen alone. */
  readonly alone?: true;
}

export interface Line extends Option {
  readonly min: number;
  readonly max: number;
}

/** Why something is not allowed: the id of a text, the rule, and the parameters of the text. */
export interface Reason {
  readonly id: string;
  readonly rule: string;
  readonly with?: Readonly<Record<string, Json>>;
}

/** Something that a player may expect among the options, and why it is not offered. */
export interface Barred {
  readonly option: Option;
  readonly reason: Reason;
}

interface AskBase {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** Parameters of the text: how many symbols, which card. */
  readonly prompt: Readonly<Record<string, Json>>;
  /** It is not this seat's turn yet; an answer waits until it is. */
  readonly ahead?: true;
  /** The key of a waiting answer, by which it can be withdrawn. */
  readonly about?: string;
  /** The rule has a check of its own, so it may refuse an answer within the bounds. */
  readonly checked?: true;
}

/** One decision, in one of four forms. A pick with `min` 0 can be passed by choosing nothing. */
export type Ask =
  | (AskBase & { form: 'pick'; options: readonly Option[]; min: number; max: number })
  | (AskBase & { form: 'order'; options: readonly Option[] })
  | (AskBase & { form: 'allocate'; lines: readonly Line[]; min: number; max: number; suggest: Amounts })
  | (AskBase & { form: 'number'; min: number; max: number });

export type Amounts = Readonly<Record<string, number>>;

/** Keys for a pick or an order, amounts by line for an allocation, a number for a number. */
export type AnswerValue = readonly string[] | Amounts | number;

export interface Answer {
  readonly ask: string;
  readonly seat: Seat;
  readonly value: AnswerValue;
}

/** Why an answer is automatic: given ahead of turn, a standing order, the seat passes all windows, or only one answer was possible. */
export type Automatic = 'ahead' | 'order' | 'never' | 'only';

/** One line of a game's log. Options, seed and entries rebuild the game. */
export type Entry =
  /** `joined`: given in one step with the pass of a window right before it; an undo takes both back. */
  | { t: 'answer'; ask: string; seat: Seat; value: AnswerValue; auto?: Automatic; joined?: true }
  | { t: 'ahead'; ask: string; seat: Seat; about: string; value: AnswerValue }
  | { t: 'withdraw'; seat: Seat; about: string }
  | { t: 'chance'; stream: string; at: number; out: readonly number[]; injected?: true }
  | { t: 'order'; order: Order }
  | { t: 'order-off'; seat: Seat; window: string }
  | { t: 'reaction'; seat: Seat; reaction: Reaction }
  | { t: 'undo-asked'; seat: Seat; to: number }
  | { t: 'undo-answered'; seat: Seat; agree: boolean }
  /** Without a seat, the undo belongs to the change of rules next to it. */
  | { t: 'undo'; seat: Seat | null; to: number }
  | RulesEntry;

/** From here on the game follows other rules. Decisions since the safe point `at` were applied again under them. */
export interface RulesEntry {
  readonly t: 'rules';
  readonly from: number;
  readonly to: number;
  /** The number of entries before the safe point whose state was migrated. */
  readonly at: number;
  /** Hash of that state before migration; null if none was stored and the game was set up again. */
  readonly before: string | null;
  /** Hash of that state once migrated. */
  readonly after: string;
  /** What is different, in words for players. */
  readonly changes: readonly string[];
  /** How many decisions of each seat could not be applied again. */
  readonly undone: readonly number[];
}

/** Something that happened. `secret` holds what single seats learn beyond the public part. */
export interface GameEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, Json>>;
  readonly secret?: Readonly<Record<Seat, Readonly<Record<string, Json>>>>;
}

export interface Standing {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

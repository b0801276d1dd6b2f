/** A place at the table, counted clockwise from 0. */
export type Seat = number;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A step waiting to be run: its name and plain arguments. The stack of frames is the control position of a game. */
export interface Frame {
  readonly proc: string;
  readonly args: object;
}

/** What every game's state carries for the kernel. Plain JSON, like the rest of the state. */
export interface KernelState {
  stack: Frame[];
  core: Core;
}

export interface Core {
  /** How many asks have been opened so far; the source of ask ids. */
  asked: number;
  /** Position of each named chance stream. */
  streams: Record<string, number>;
  /** Answers given before their turn, waiting to be used. */
  ahead: Ahead[];
  orders: Order[];
  /** How seats want to be asked that have said so; the others as is usual at the table. Absent while nobody has. */
  reactions?: SeatReaction[];
}

/**
 * How a seat is asked. `quick`: only what it has a choice in. `guarded`: at every window that it might answer for all
 * that others know, so that nobody learns anything from its being asked. `never`: as quick, and it passes every window.
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

/** A standing order: pass this window for me, until the game says that `until` is over. */
export interface Order {
  readonly seat: Seat;
  readonly window: string;
  /** With `'concerns-me'` the seat is still asked when the moment is about it. */
  readonly unless: 'concerns-me' | null;
  readonly until: string;
}

export const newCore = (): Core => ({ asked: 0, streams: {}, ahead: [], orders: [] });

/** What an option points at, so that a board can light it up: `{ planet: 'mecatol-rex' }`. */
export type Target = Readonly<Record<string, string | number>>;

export interface Option {
  readonly key: string;
  readonly at?: Target;
  /** Taken by itself or not at all. */
  readonly alone?: true;
}

export interface Line extends Option {
  readonly min: number;
  readonly max: number;
}

/** Why something is not allowed: a wording of the game, the rule that says so, and what the wording needs. */
export interface Reason {
  readonly id: string;
  readonly rule: string;
  readonly with?: Readonly<Record<string, Json>>;
}

/** What a player may look for among the options and not find, and why it is not there. */
export interface Barred {
  readonly option: Option;
  readonly reason: Reason;
}

interface AskBase {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** Facts the wording needs: how many symbols, which card. */
  readonly prompt: Readonly<Record<string, Json>>;
  /** The turn of this seat has not come yet; an answer waits until it does. */
  readonly ahead?: true;
  /** What an answer given now is filed under, where it waits: by this name it can be withdrawn. */
  readonly about?: string;
  /** The rule has a last word of its own: an answer within the bounds may still be refused. */
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

/** What gave an answer that nobody had to: the seat ahead of turn, its order, that it passes all, or no other was possible. */
export type Automatic = 'ahead' | 'order' | 'never' | 'only';

/** One line of a game's log. With options and seed these alone rebuild the game. */
export type Entry =
  | { t: 'answer'; ask: string; seat: Seat; value: AnswerValue; auto?: Automatic }
  | { t: 'ahead'; ask: string; seat: Seat; about: string; value: AnswerValue }
  | { t: 'withdraw'; seat: Seat; about: string }
  | { t: 'chance'; stream: string; at: number; out: readonly number[]; injected?: true }
  | { t: 'order'; order: Order }
  | { t: 'order-off'; seat: Seat; window: string }
  | { t: 'reaction'; seat: Seat; reaction: Reaction }
  | { t: 'undo-asked'; seat: Seat; to: number }
  | { t: 'undo-answered'; seat: Seat; agree: boolean }
  /** Without a seat it was the change of rules written next to it that took something back. */
  | { t: 'undo'; seat: Seat | null; to: number }
  | RulesEntry;

/** From here on the game follows other rules. What was decided since the safe point `at` was put again under them. */
export interface RulesEntry {
  readonly t: 'rules';
  readonly from: number;
  readonly to: number;
  /** How many entries lie before the safe point whose state was migrated. */
  readonly at: number;
  /** Hash of that state as it was; null if none was stored, so that the game was set up anew. */
  readonly before: string | null;
  /** Hash of that state once migrated. */
  readonly after: string;
  /** What is different, in words for players. */
  readonly changes: readonly string[];
  /** How many decisions of each seat could not be put again. */
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

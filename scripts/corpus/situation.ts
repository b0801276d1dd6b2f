import type { KernelState, Seat, Table } from '@orrery/kernel';

/** What people at a table do besides answering what they are asked. */
export type Habit = 'orders' | 'ahead' | 'undo';

/** A moment of a game that the corpus keeps. */
export interface Situation<G extends KernelState = KernelState> {
  /** The name of its file: players, sets or options, and what it shows. */
  readonly name: string;
  /** The same in a sentence. */
  readonly shows: string;
  /** Which of the promised situations it is; `promises` lists them. */
  readonly covers: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly habits?: readonly Habit[];
  /** Is the table there? */
  holds(table: Table<G>): boolean;
}

/** The situations of one game, and what they must cover together. */
export interface Situations<G extends KernelState = KernelState> {
  readonly game: string;
  readonly all: readonly Situation<G>[];
  /** How many saves there are at least. */
  readonly least: number;
  readonly promises: readonly string[];
}

export const isAsked = <G extends KernelState>(table: Table<G>, ...kinds: readonly string[]): boolean =>
  table.asks().some(({ kind }) => kinds.includes(kind));

/** The step under way. */
export const step = <G extends KernelState>({ state }: Table<G>): string | undefined => state.stack.at(-1)?.proc;

/** The windows that are open now, one name for each seat that is asked. */
export const openWindows = <G extends KernelState>(table: Table<G>): string[] =>
  table.asks().flatMap(({ kind }) => (table.game.windows.includes(kind) ? [kind] : []));

/** Whether a log holds entries of all these kinds. */
export const hasEntries = <G extends KernelState>({ log }: Table<G>, ...kinds: readonly string[]): boolean =>
  kinds.every(kind => log.some(({ t }) => t === kind));

/** Whether a seat's undo was free, without anybody's consent. */
export const hasFreeUndo = <G extends KernelState>({ log }: Table<G>): boolean =>
  log.some(({ t }, i) => t === 'undo' && log[i - 1]?.t !== 'undo-answered');

/** Whether the table agreed to an undo. */
export const hasAgreedUndo = <G extends KernelState>({ log }: Table<G>): boolean =>
  log.some(({ t }, i) => t === 'undo' && log[i - 1]?.t === 'undo-answered');

/** Whether answers were given by standing orders, or were waiting since before the seat's turn. */
export const hasAutomatic = <G extends KernelState>({ log }: Table<G>, by: 'order' | 'ahead'): boolean =>
  log.some(entry => entry.t === 'answer' && entry.auto === by);

/** Whether several are asked at once and some have answered. */
export const isHalfAnswered = <G extends KernelState>(table: Table<G>): boolean =>
  seatsOf(table).some(seat => table.replaceable(seat).length > 0) && table.waiting().length > 0;

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

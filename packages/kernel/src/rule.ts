import type { Slot } from './slots.ts';
import type { Frame, GameEvent, Seat } from './types.ts';

/**
 * A running rule. `yield*` marks each point where the table is involved: a decision, a die, a window. The kernel
 * answers each request with a value; the function that made the request knows its type.
 */
export type Rule<T = void> = Generator<Request, T, unknown>;

export type AskMode = 'all' | 'head' | 'first';

export type Request =
  | { readonly op: 'ask'; readonly mode: AskMode; readonly slots: readonly Slot<unknown>[]; readonly window?: Moment }
  | {
      readonly op: 'ints';
      readonly stream: string;
      readonly kind: 'dice' | 'shuffle';
      readonly n: number;
      readonly sides: number;
      readonly kinds?: () => readonly DieKind[];
    }
  | { readonly op: 'emit'; readonly event: GameEvent }
  | { readonly op: 'reveal'; readonly to: readonly Seat[] | 'all'; readonly pieces: readonly string[] }
  | { readonly op: 'enter'; readonly label: string }
  | { readonly op: 'leave' }
  | { readonly op: 'expire'; readonly until: string }
  | { readonly op: 'abandon'; readonly until: string }
  | { readonly op: 'finish' };

/** Equal dice of one roll: what they are rolled for, and the minimum that each must show. */
export interface DieKind {
  readonly of: string;
  readonly needs: number;
  readonly count: number;
}

/** Which window an ask belongs to and whom it is about, for standing orders. */
export interface Moment {
  readonly window: string;
  readonly concerns: readonly Seat[];
}

/** What happens to the top frame when its body ends: it is replaced by `frames`, or kept under them. */
export interface Flow {
  readonly keep: boolean;
  readonly frames: readonly Frame[];
}

/** Ends the step and continues with these, in order. */
export const next = (...frames: Frame[]): Flow => ({ keep: false, frames });
/** Run these, then this step once more. */
export const again = (...frames: Frame[]): Flow => ({ keep: true, frames });

// biome-ignore lint/suspicious/noConfusingVoidType: a body that returns nothing ends its step
export type Ending = Flow | void;

export type Body<G, A extends object> = (game: G, args: A) => Rule<Ending>;

export interface Step<G, A extends object> {
  (args: A): Frame;
  readonly id: string;
  /** Sets the step's body. Separate from its name, so that steps can refer to each other. */
  body(run: Body<G, A>): void;
  readonly run: Body<G, A>;
}

/** A step with any arguments, for a game's list of steps. */
export interface AnyStep<G> {
  readonly id: string;
  readonly run: (game: G, args: never) => Rule<Ending>;
}

/** Creates a step by name. The start of every step is a safe point: the state alone describes the game there. */
export function step<G, A extends object = Record<never, never>>(id: string): Step<G, A> {
  let run: Body<G, A> | undefined;
  const make = (args: A): Frame => ({ proc: id, args });
  return Object.defineProperties(make as Step<G, A>, {
    id: { value: id },
    body: {
      value: (body: Body<G, A>) => {
        run = body;
      },
    },
    run: {
      get: () => {
        if (!run) throw new Error(`step ${id} has no body`);
        return run;
      },
    },
  });
}

export const isStep = (value: unknown): value is AnyStep<never> =>
  typeof value === 'function' && 'run' in value && 'body' in value;

/** Marks that these seats now know these pieces. After that, undo needs the table's consent. */
export function* reveal(to: readonly Seat[] | 'all', pieces: readonly string[]): Rule {
  if (pieces.length > 0) yield { op: 'reveal', to, pieces };
}

/** Runs a rule under a name for crash reports. */
export function* labelled<T>(label: string, rule: Rule<T>): Rule<T> {
  yield { op: 'enter', label };
  const result = yield* rule;
  yield { op: 'leave' };
  return result;
}

/** Ends the standing orders that were given "until" this moment. */
export function* expireOrders(until: string): Rule {
  yield { op: 'expire', until };
}

/** Aborts the current step and those below it, down to a waiting step, which runs next. */
export function* abandonUntil({ id }: { readonly id: string }): Rule {
  yield { op: 'abandon', until: id };
}

/** Ends the game at once: aborts the current step and drops all others. */
export function* finish(): Rule {
  yield { op: 'finish' };
}

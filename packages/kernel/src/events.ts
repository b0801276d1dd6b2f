import type { Rule } from './rule.ts';
import type { GameEvent, Seat } from './types.ts';

/** Events that the kernel itself emits, in any game. */
export interface KernelEvents {
  /** The game continues under other rules. */
  readonly 'rules-changed': {
    readonly from: number;
    readonly to: number;
    /** What is different, in words for players. */
    readonly changes: readonly string[];
    /** How many decisions of each seat have to be made again. */
    readonly undone: readonly number[];
  };
}

/** The data of an event without data. */
export type NoData = Record<never, never>;

/** What single seats learn from an event beyond the public data; `never` for an event without a secret part. */
export type SecretOf<S, K> = K extends keyof S ? S[K] : never;

/**
 * An event of a game as its readers get it, discriminated by `type`. `E` maps names of events to their public data, `S`
 * maps those with a secret part to what single seats learn; `K` picks some of the names.
 */
export type EventOf<E, S = NoData, K extends keyof E = keyof E> = {
  [P in K]: {
    readonly type: P;
    readonly data: E[P];
    readonly secret?: Readonly<Record<Seat, SecretOf<S, P>>>;
  };
}[K];

/** All fields that occur in the data or the secret part of any event. */
export type EventField<E, S = NoData> = {
  [K in keyof E]: (keyof E[K] | keyof SecretOf<S, K>) & string;
}[keyof E];

/** The arguments after the name: none where there is no data, and a secret part only where the event may have one. */
type Contents<E, S, K extends keyof E> = [K] extends [keyof S]
  ? [data: E[K], secret?: Readonly<Record<Seat, S[K]>>]
  : [keyof E[K]] extends [never]
    ? []
    : [data: E[K]];

/** Emits an event. A name or a field that is not in the maps does not compile. */
export type Emit<E, S = NoData> = <K extends keyof E>(type: K, ...contents: Contents<E, S, K>) => Rule;

function* emit(type: string, data: GameEvent['data'] = {}, secret?: GameEvent['secret']): Rule {
  yield { op: 'emit', event: secret ? { type, data, secret } : { type, data } };
}

/** Maps whose data is plain JSON. */
type JsonMap<E> = { readonly [K in keyof E]: GameEvent['data'] };

/** Creates the typed `emit` of a game with these events. */
export const emitter = <E extends JsonMap<E>, S extends JsonMap<S> = NoData>(): Emit<E, S> => emit as Emit<E, S>;

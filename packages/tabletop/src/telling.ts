import type { EventOf, Seat, SecretOf } from '@orrery/kernel';
import { type Part, third } from './words.ts';

/** A line of the log, and the type of the event that began it. */
export interface LogLine<Type extends string> {
  readonly type: Type;
  readonly text: string;
  /** The same text, split where it names a piece. */
  readonly parts: readonly Part[];
  /** The seat that acted, if any. */
  readonly seat: Seat | null;
  /** The index of that event. */
  readonly event: number;
}

/** What log texts need to know about a table. */
export interface Audience {
  /** The reader's seat; `null` for a spectator. */
  readonly reader: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** The acting seat, as it is named to the reader. */
interface Deed {
  readonly own: boolean;
  /** `You`, or the name of the seat. */
  readonly who: string;
  /** `draw` if the reader acted, `draws` if another player did. */
  readonly verb: (verb: string) => string;
  /** `You draw`, `Ada draws`. */
  readonly does: (verb: string) => string;
}

/** An event as its reader gets it; if it has a seat, with the acting seat. */
export type Told<D, S, T> = {
  readonly data: D;
  /** The reader's secret part. */
  readonly secret: S | undefined;
  readonly table: T;
} & (D extends { readonly seat: Seat } ? Deed : unknown);

/** The log text of each event of a game; undefined for events without a line. */
export type EventWords<E, S, T> = {
  readonly [K in keyof E]: (told: Told<E[K], SecretOf<S, K>, T>) => string | undefined;
};

/** Wording helpers for what a seat does. */
export function deedOf(seat: Seat, table: Audience): Deed {
  const own = seat === table.reader;
  const who = own ? 'You' : table.nameOf(seat);
  const verb = (word: string): string => (own ? word : third(word));
  return { own, who, verb, does: word => `${who} ${verb(word)}` };
}

/** An event with the reader's secret part. */
export function told<D, S, T extends Audience>(
  { data, secret }: { readonly data: D; readonly secret?: Readonly<Record<Seat, S>> },
  table: T,
): Told<D, S, T> {
  const { seat } = data as { readonly seat?: Seat };
  return {
    data,
    secret: table.reader === null ? undefined : secret?.[table.reader],
    table,
    ...(seat !== undefined && deedOf(seat, table)),
  } as Told<D, S, T>;
}

/**
 * One event as a line for the reader, with the reader's secret part; undefined for events without a line.
 *
 * A log of older rules may contain events that no longer exist or had other data. These show their bare type, so that
 * old games can still be read.
 */
export function eventLine<E, S, T extends Audience, K extends keyof E & string>(
  words: EventWords<E, S, T>,
  event: EventOf<E, S, K>,
  table: T,
): string | undefined {
  if (!Object.hasOwn(words, event.type)) return event.type;
  try {
    return words[event.type](told(event, table));
  } catch {
    return event.type;
  }
}

import type { EventOf, Seat, SecretOf } from '@orrery/kernel';
import { type Part, third } from './words.ts';

/** A line of the log, and the type of the event that began it. */
export interface LogLine<Type extends string> {
  readonly type: Type;
  readonly text: string;
  /** The text again, split where it names a piece. */
  readonly parts: readonly Part[];
  /** Whose deed it is, if it is anybody's. */
  readonly seat: Seat | null;
  /** The index of that event among the events that were told. */
  readonly event: number;
}

/** What wording needs of a table to tell of events. */
export interface Audience {
  /** The seat that reads; `null` for a spectator. */
  readonly reader: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** Whose deed an event is, as its reader is told. */
interface Deed {
  readonly own: boolean;
  /** `You`, or the name of the seat. */
  readonly who: string;
  /** `draw` of the reader's own deeds, `draws` of others'. */
  readonly verb: (verb: string) => string;
  /** `You draw`, `Ada draws`. */
  readonly does: (verb: string) => string;
}

/** An event as a reader is told of it: of one that has a seat, also whose deed it is. */
export type Told<D, S, T> = {
  readonly data: D;
  /** What the reader learns beyond the others. */
  readonly secret: S | undefined;
  readonly table: T;
} & (D extends { readonly seat: Seat } ? Deed : unknown);

/** The words for each event of a game: none for what is not worth a line. */
export type EventWords<E, S, T> = {
  readonly [K in keyof E]: (told: Told<E[K], SecretOf<S, K>, T>) => string | undefined;
};

/** How to tell a reader what a seat does. */
export function deedOf(seat: Seat, table: Audience): Deed {
  const own = seat === table.reader;
  const who = own ? 'You' : table.nameOf(seat);
  const verb = (word: string): string => (own ? word : third(word));
  return { own, who, verb, does: word => `${who} ${verb(word)}` };
}

/** An event as the reader is told of it. */
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
 * One event as a line for the reader: the public part, and the secret part that is the reader's own. Nothing for what is
 * not worth a line.
 *
 * A log that was begun under older rules may hold events that no longer happen, or that had other data under the same
 * name. Nobody has words for these, so the bare type has to do: an old game can still be read.
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

import type { Seat } from '@orrery/kernel';
import type { ChatLine, PrivateLine } from '@orrery/protocol';

/** Something that was said: to everybody, or to one player. */
export interface Said {
  readonly key: string;
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** To whom, if it is private. */
  readonly to?: { readonly seat: Seat | null; readonly name: string };
  /** It is a promise of a deal. */
  readonly promise?: true;
}

export const saidToAll = ({ number, at, name, seat, text }: ChatLine): Said => ({
  ...{ key: `all ${number}`, at, name, seat, text },
});

export const saidInPrivate = ({ id, at, name, seat, to, toName, text, promise }: PrivateLine): Said => ({
  ...{ key: `private ${id}`, at, name, seat, text, to: { seat: to, name: toName } },
  ...(promise && { promise }),
});

/** What was said, in order, with these lines; a line that is known is not repeated. */
export function withSaid(before: readonly Said[], more: readonly Said[]): readonly Said[] {
  const known = new Set(more.map(({ key }) => key));
  return [...before.filter(({ key }) => !known.has(key)), ...more].sort((a, b) => a.at - b.at);
}

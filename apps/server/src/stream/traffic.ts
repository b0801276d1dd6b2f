import { Limiter, type Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { PersonRecord } from '../store/store.ts';

/** Whom traffic is counted for: a person, or all visitors without a name at one address. */
export interface Peer {
  readonly key: string;
  readonly person: PersonRecord | undefined;
  readonly address: string;
  /** In which of the person's sessions the stream was opened. */
  readonly session?: string | undefined;
}

type ByteLimits = Pick<
  Limits,
  | 'bytesIn'
  | 'bytesOut'
  | 'anonymousBytesIn'
  | 'anonymousBytesOut'
  | 'unsentBytes'
  | 'anonymousUnsentBytes'
  | 'unsentPerPerson'
  | 'unsentTotal'
>;

/** Counts every byte on streams, including control frames and fragments, per person or address. */
export class Traffic {
  readonly #limits: ByteLimits;
  readonly #countIn: { inc(bytes: number): void };
  readonly #countOut: { inc(bytes: number): void };
  readonly #in: Limiter;
  readonly #out: Limiter;
  readonly #strangersIn: Limiter;
  readonly #strangersOut: Limiter;

  constructor(limits: ByteLimits, metrics: Pick<Metrics, 'streamBytes' | 'limit'>) {
    this.#limits = limits;
    this.#countIn = metrics.streamBytes.labels({ direction: 'in' });
    this.#countOut = metrics.streamBytes.labels({ direction: 'out' });
    const limiter = (name: 'bytesIn' | 'bytesOut' | 'anonymousBytesIn' | 'anonymousBytesOut') =>
      new Limiter(limits[name], { limited: () => metrics.limit(name) });
    this.#in = limiter('bytesIn');
    this.#out = limiter('bytesOut');
    this.#strangersIn = limiter('anonymousBytesIn');
    this.#strangersOut = limiter('anonymousBytesOut');
  }

  /** Charges received bytes; false if the allowance is used up. */
  spendsIn({ key, person }: Peer, bytes: number): boolean {
    this.#countIn.inc(bytes);
    return (person ? this.#in : this.#strangersIn).spends(key, bytes);
  }

  spendsOut({ key, person }: Peer, bytes: number): boolean {
    if (bytes === 0) return true;
    this.#countOut.inc(bytes);
    return (person ? this.#out : this.#strangersOut).spends(key, bytes);
  }

  /** Whether another stream may be opened: not while in debt. */
  mayOpen({ key, person }: Peer): boolean {
    const [into, out] = person ? [this.#in, this.#out] : [this.#strangersIn, this.#strangersOut];
    return into.takes(key, 0) && out.takes(key, 0);
  }

  /** How many bytes one stream may leave unread. */
  unsentLimit({ person }: Peer): number {
    return person ? this.#limits.unsentBytes : this.#limits.anonymousUnsentBytes;
  }

  /** The streams that together leave too many bytes unread. */
  unread<S extends Reader>(streams: Iterable<S>): S[] {
    return unreadStreams(streams, this.#limits);
  }
}

interface Reader {
  readonly party: Peer;
  readonly unsentBytes: number;
}

/** The streams to close so that unread bytes are within the limits per party and in total: those with most first. */
export function unreadStreams<S extends Reader>(
  streams: Iterable<S>,
  { unsentPerPerson, unsentTotal }: Pick<Limits, 'unsentPerPerson' | 'unsentTotal'>,
): S[] {
  const behind = [...streams].filter(each => each.unsentBytes > 0);
  const byParty = new Map<string, number>();
  let total = 0;
  for (const { party, unsentBytes } of behind) {
    byParty.set(party.key, (byParty.get(party.key) ?? 0) + unsentBytes);
    total += unsentBytes;
  }
  behind.sort((a, b) => b.unsentBytes - a.unsentBytes);
  return behind.filter(({ party, unsentBytes }) => {
    const own = byParty.get(party.key)!;
    if (own <= unsentPerPerson && total <= unsentTotal) return false;
    byParty.set(party.key, own - unsentBytes);
    total -= unsentBytes;
    return true;
  });
}

import type { Command } from '@orrery/protocol';

/** A token bucket: the size of a burst, and the rate per second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** The rate limits and quotas of a server. */
export interface Limits {
  /** Requests over HTTP from one address, which may be a whole household or a school. */
  readonly addresses: Allowance;
  /** Streams opened from one address. */
  readonly openings: Allowance;
  /** Messages on streams of people without a name, by address. */
  readonly strangers: Allowance;
  /** Commands and messages of one person, over HTTP and on all their streams together. */
  readonly commands: Allowance;
  /** Tables that one person creates. */
  readonly creations: Allowance;
  /** The same for all people at one address. */
  readonly creationsByAddress: Allowance;
  /** Tables that one person may have in the store, including finished games. */
  readonly tablesPerPerson: number;
  /** Bytes stored for one person besides their games: tables, chat, changes of tables. */
  readonly stored: Allowance;
  /** The same for all people at one address. */
  readonly storedByAddress: Allowance;
  /** New people from one address, and tries of recovery links. */
  readonly newcomers: Allowance;
  /** Streams that one person may have open. */
  readonly socketsPerPerson: number;
  /** Tables that one stream may follow. */
  readonly watched: number;
  /** Bytes that one person sends and receives on all their streams, including control frames. */
  readonly bytesIn: Allowance;
  readonly bytesOut: Allowance;
  /** The same for people without a name, by address. */
  readonly anonymousBytesIn: Allowance;
  readonly anonymousBytesOut: Allowance;
  /** Bytes that one stream may leave unread; with more, the client counts as stalled and is disconnected. */
  readonly unsentBytes: number;
  /** The same for people without a name. */
  readonly anonymousUnsentBytes: number;
  /** The same for all streams of one person together, or of all people without a name at one address. */
  readonly unsentPerPerson: number;
  /** Bytes that all streams together may leave unread. Beyond that, the streams with most unread bytes are closed. */
  readonly unsentTotal: number;
  /** How long a request may take to arrive. */
  readonly arrivalMs: number;
  /** How often a stream is pinged. */
  readonly beatMs: number;
}

const KB = 1024;
const MB = 1024 * KB;

export const defaultLimits: Limits = {
  addresses: { burst: 200, perSecond: 20 },
  openings: { burst: 200, perSecond: 10 },
  strangers: { burst: 300, perSecond: 50 },
  commands: { burst: 300, perSecond: 50 },
  creations: { burst: 20, perSecond: 0.1 },
  creationsByAddress: { burst: 100, perSecond: 1 },
  tablesPerPerson: 5_000,
  stored: { burst: 4 * MB, perSecond: 100 }, // some 8 MB a day
  storedByAddress: { burst: 32 * MB, perSecond: KB },
  newcomers: { burst: 100, perSecond: 0.5 },
  socketsPerPerson: 50,
  watched: 20,
  bytesIn: { burst: MB, perSecond: 64 * KB },
  bytesOut: { burst: 64 * MB, perSecond: 4 * MB },
  anonymousBytesIn: { burst: 128 * KB, perSecond: 16 * KB },
  anonymousBytesOut: { burst: 16 * MB, perSecond: MB },
  unsentBytes: 4 * MB,
  anonymousUnsentBytes: MB,
  unsentPerPerson: 8 * MB,
  unsentTotal: 64 * MB,
  arrivalMs: 20_000,
  beatMs: 30_000,
};

const freely: Allowance = { burst: 1e9, perSecond: 1e9 };

const unmetered: Allowance = { burst: 1e15, perSecond: 1e15 };

/** For benchmarks and tests, where one process plays all the people. */
export const testLimits: Limits = {
  ...defaultLimits,
  ...{ addresses: freely, openings: freely, strangers: freely, commands: freely, newcomers: freely },
  ...{ creations: freely, creationsByAddress: freely },
  ...{ bytesIn: unmetered, bytesOut: unmetered, anonymousBytesIn: unmetered, anonymousBytesOut: unmetered },
  ...{ stored: unmetered, storedByAddress: unmetered, tablesPerPerson: 1e9 },
  ...{ unsentPerPerson: 1e12, unsentTotal: 1e12, anonymousUnsentBytes: defaultLimits.unsentBytes },
  socketsPerPerson: 1e9,
};

/** What changed options count as: the game reads them, which can take 10 ms. */
const OPTIONS_COST = 20;

/** How many messages a command counts as. */
export const costOfCommand = (command: Command): number =>
  command.do === 'settings' && command.options !== undefined ? OPTIONS_COST : 1;

interface Bucket {
  left: number;
  at: number;
}

/** How many keys a limiter remembers. */
const MOST = 100_000;

/** A rate limiter with a token bucket for each key. */
export class Limiter {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #limited: () => void;
  /** Two generations of keys, recent and older: cheaper than reordering one list on every request (LRU). */
  #lately = new Map<string, Bucket>();
  #before = new Map<string, Bucket>();

  /** `limited` is called on every refusal; at most `most` keys are remembered. */
  constructor(allowance: Allowance, { most = MOST, limited = () => {} }: { most?: number; limited?: () => void } = {}) {
    this.#allowance = allowance;
    this.#most = most;
    this.#limited = limited;
  }

  /** Takes an amount from the allowance of a key; false if there is not enough. */
  takes(who: string, cost = 1, now = Date.now()): boolean {
    const bucket = this.#bucket(who, now);
    if (bucket.left < cost) {
      this.#limited();
      return false;
    }
    bucket.left -= cost;
    return true;
  }

  /** Charges what was already spent; false if that exceeds the allowance. The debt is at most one burst. */
  spends(who: string, cost: number, now = Date.now()): boolean {
    const bucket = this.#bucket(who, now);
    bucket.left = Math.max(-this.#allowance.burst, bucket.left - cost);
    if (bucket.left < 0) this.#limited();
    return bucket.left >= 0;
  }

  #bucket(who: string, now: number): Bucket {
    const { burst, perSecond } = this.#allowance;
    const bucket = this.#lately.get(who) ?? this.#comesBack(who, now);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  /** Evicts the least recently used keys first, so many new keys cannot evict a busy one. */
  #comesBack(who: string, now: number): Bucket {
    const bucket = this.#before.get(who) ?? { left: this.#allowance.burst, at: now };
    if (this.#lately.size >= this.#most / 2) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(who, bucket);
    return bucket;
  }
}

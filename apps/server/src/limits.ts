/** So many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much anybody may ask of a server. */
export interface Limits {
  /** Requests over HTTP from one address, which may be a whole household or a school. */
  readonly addresses: Allowance;
  /** Streams opened from one address. */
  readonly openings: Allowance;
  /** Messages on streams of people without a name, by address. */
  readonly strangers: Allowance;
  /** Commands and messages of one person, over HTTP and on all their streams together. */
  readonly commands: Allowance;
  /** Tables that one person makes. */
  readonly creations: Allowance;
  /** New people from one address, and tries of recovery links. */
  readonly newcomers: Allowance;
  /** Streams that one person may have open. */
  readonly socketsEach: number;
  /** Tables that one stream may follow. */
  readonly watched: number;
  /** More than this unsent means that nobody reads at the other end. */
  readonly unsentBytes: number;
  /** How often the other end of a stream is asked for a sign of life. */
  readonly beatMs: number;
}

export const usualLimits: Limits = {
  addresses: { burst: 200, perSecond: 20 },
  openings: { burst: 200, perSecond: 10 },
  strangers: { burst: 300, perSecond: 50 },
  commands: { burst: 300, perSecond: 50 },
  creations: { burst: 20, perSecond: 0.1 },
  newcomers: { burst: 100, perSecond: 0.5 },
  socketsEach: 50,
  watched: 20,
  unsentBytes: 4 * 1024 * 1024,
  beatMs: 30_000,
};

const freely: Allowance = { burst: 1e9, perSecond: 1e9 };

/** For measurements and tests that are all those people at once. */
export const wideLimits: Limits = {
  ...usualLimits,
  ...{ addresses: freely, openings: freely, strangers: freely, commands: freely, creations: freely, newcomers: freely },
  socketsEach: 1e9,
};

interface Bucket {
  left: number;
  at: number;
}

/** How many askers are remembered at once. */
const MOST = 100_000;

/** Keeps anybody from asking more than their share. */
export class Limiter {
  readonly #allowance: Allowance;
  readonly #most: number;
  /** Those who asked lately, and those who did before them: to keep all in order would mean to move one each time. */
  #lately = new Map<string, Bucket>();
  #before = new Map<string, Bucket>();

  constructor(allowance: Allowance, most = MOST) {
    this.#allowance = allowance;
    this.#most = most;
  }

  /** Whether that much more is within the allowance of whoever asks. */
  takes(who: string, cost = 1, now = Date.now()): boolean {
    const { burst, perSecond } = this.#allowance;
    const bucket = this.#lately.get(who) ?? this.#comesBack(who, now);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  /** Those who have not asked for longest are forgotten first: a crowd cannot clear the memory of its loudest. */
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

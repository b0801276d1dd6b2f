/** So many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST = 100_000;

/** Keeps anybody from asking more than their share. */
export class Limiter {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Whether one more is within the allowance of whoever asks. */
  takes(who: string, now = Date.now()): boolean {
    const { burst, perSecond } = this.#allowance;
    const bucket = this.#buckets.get(who) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (this.#buckets.size >= MOST) this.#forgetFull(now);
    this.#buckets.set(who, bucket);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Those who have their whole allowance again need not be remembered. */
  #forgetFull(now: number): void {
    const { burst, perSecond } = this.#allowance;
    for (const [who, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(who);
    if (this.#buckets.size >= MOST) this.#buckets.clear();
  }
}

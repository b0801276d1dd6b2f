/** Smaller changes of the lag are ignored: clocks always differ a little. */
const JITTER_MS = 1_000;
/** The served time stops this long after the last heartbeat. */
const LONGEST_MS = 15_000;

/**
 * The time of tables' clocks: it advances only while some process serves them. Downtime, a suspended machine, an
 * unreachable database and jumps of the system clock do not count. The store saves clocks in this time and returns them
 * in system time; the difference is the lag.
 */
export class ServedTime {
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  /** The last heartbeat, and its time on the monotonic clock. */
  #noted: { readonly at: number; readonly monotonic: number } | undefined;
  #lag = 0;

  /** The system clock and a monotonic clock, in milliseconds. */
  constructor(wall: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#monotonic = monotonic;
  }

  /** Continues from the last stored heartbeat. It does not advance until `note`. */
  resume(at: number): void {
    this.#lag = Math.round(this.#wall() - at);
  }

  get #now(): number {
    if (!this.#noted) return this.#wall() - this.#lag;
    const { at, monotonic } = this.#noted;
    return Math.round(at + Math.min(Math.max(0, this.#monotonic() - monotonic), LONGEST_MS));
  }

  /** How far it is behind the system's clock. */
  get lagMs(): number {
    const lag = Math.round(this.#wall() - this.#now);
    if (Math.abs(lag - this.#lag) >= JITTER_MS) this.#lag = lag;
    return this.#lag;
  }

  /** Writes a heartbeat. `write` stores the time and returns the latest one of all processes. */
  async note(write: (at: number) => Promise<number>): Promise<void> {
    const monotonic = this.#monotonic();
    const at = await write(this.#now);
    this.#noted = { at, monotonic };
  }
}

interface Beating {
  readonly time: ServedTime;
  readonly note: (at: number) => Promise<number>;
  readonly everyMs: number;
  readonly fault: (error: unknown, what: string) => void;
}

/** Writes heartbeats periodically; reports once when that fails. */
export class Heartbeat {
  readonly #beating: Beating;
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> | undefined;
  #isBroken = false;

  constructor(beating: Beating) {
    this.#beating = beating;
    this.#timer = setInterval(() => void this.beat(), beating.everyMs);
    this.#timer.unref();
  }

  beat(): Promise<void> {
    const { time, note, fault } = this.#beating;
    this.#underWay ??= time
      .note(note)
      .then(() => {
        this.#isBroken = false;
      })
      .catch(error => {
        if (!this.#isBroken) fault(error, 'the heartbeat was not stored');
        this.#isBroken = true;
      })
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  /** Writes a last heartbeat, so that no time is lost. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.beat();
  }
}

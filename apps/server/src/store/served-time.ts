/** A lag that has changed by less than this is the same one: clocks are never quite alike. */
const JITTER_MS = 1_000;
/** So long after it was last noted that the server serves, it may still be believed to. */
const LONGEST_MS = 15_000;

/**
 * The time that the clocks of tables go by: it runs only while some process serves them, and at an even pace. Downtime, a
 * sleeping machine, a database that cannot be reached and jumps of the system's clock do not count. The store keeps the
 * clocks by this time, and gives them out by the system's: the difference is the lag.
 */
export class ServedTime {
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  /** What was last noted, and when that was by the monotonic clock. */
  #noted: { readonly at: number; readonly monotonic: number } | undefined;
  #lag = 0;

  /** The system's clock, and one that never jumps; in milliseconds. */
  constructor(wall: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#monotonic = monotonic;
  }

  /** Goes on from where it stood when it was last noted. It stands still, compared to the system's clock, until `note`. */
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

  /** Notes that tables are served now. `write` stores the time and says what the furthest of all processes has noted. */
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

/** Notes again and again that the server serves; says once if that does not work any more. */
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

  /** With a last note, so that nothing of the time is lost. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.beat();
  }
}

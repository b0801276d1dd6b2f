/** How long a request waits for a check. */
const WAIT_MS = 500;

export interface ProbeSettings {
  /** How long a result is cached. */
  readonly freshMs: number;
  /** The timeout of a check. */
  readonly patienceMs: number;
  readonly now?: () => number;
  readonly waitMs?: number;
}

/** A health check with a cached result; it never runs twice at once. */
class Probe {
  readonly #check: () => Promise<void>;
  readonly #settings: Required<ProbeSettings>;
  #running: { readonly since: number; readonly done: Promise<void> } | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isWell = true;

  constructor(check: () => Promise<void>, settings: ProbeSettings) {
    this.#check = check;
    this.#settings = { now: () => performance.now(), waitMs: WAIT_MS, ...settings };
  }

  async isWell(): Promise<boolean> {
    const { now, freshMs, patienceMs, waitMs } = this.#settings;
    if (!this.#running && now() - this.#checkedAt >= freshMs) this.#start();
    if (!this.#running) return this.#isWell;
    const { since, done } = this.#running;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<'late'>(resolve => {
      timer = setTimeout(() => resolve('late'), waitMs);
    });
    const outcome = await Promise.race([done, enough]);
    clearTimeout(timer);
    return this.#isWell && (outcome !== 'late' || now() - since < patienceMs);
  }

  #start(): void {
    const end = (isWell: boolean) => {
      this.#isWell = isWell;
      this.#checkedAt = this.#settings.now();
      this.#running = undefined;
    };
    const done = this.#check().then(
      () => end(true),
      () => end(false),
    );
    this.#running = { since: this.#settings.now(), done };
  }
}

/** The health of a server, part by part. */
export class Health {
  readonly #probes = new Map<string, Probe>();

  watch(part: string, check: () => Promise<void>, settings: ProbeSettings): this {
    this.#probes.set(part, new Probe(check, settings));
    return this;
  }

  /** The failing parts. */
  async failing(): Promise<string[]> {
    const parts = [...this.#probes];
    const well = await Promise.all(parts.map(([, probe]) => probe.isWell()));
    return parts.flatMap(([part], i) => (well[i] ? [] : [part]));
  }
}

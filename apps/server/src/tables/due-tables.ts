import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

/**
 * How many due tables are claimed at once, and for how long. Few: many games may be planned to begin at the same
 * moment, and people who play must not wait for all of them.
 */
const DUE = 50;
const CLAIM_MS = 1_000;
/** How often tables are claimed in one pass, while there are so many. */
const CLAIMS = 4;

interface DueTablesSettings {
  readonly store: Pick<Store, 'claimDue'>;
  readonly tables: Pick<Tables, 'wake' | 'tidy'>;
  readonly now: () => number;
  readonly everyMs: number;
  readonly fault: (error: unknown, what: string) => void;
}

/** Wakes due tables and unloads idle ones, at a fixed interval. */
export class DueTables {
  readonly #sweeping: DueTablesSettings;
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> | undefined;
  #isStopped = false;

  constructor(sweeping: DueTablesSettings) {
    this.#sweeping = sweeping;
    this.#timer = setInterval(() => this.#start(), sweeping.everyMs);
    this.#timer.unref();
  }

  #start(): void {
    this.#underWay ??= this.#look()
      .catch(error => {
        if (!this.#isStopped) this.#sweeping.fault(error, 'due tables could not be processed'); // otherwise they are being closed
      })
      .finally(() => {
        this.#underWay = undefined;
      });
  }

  async #look(): Promise<void> {
    const { store, tables, now: clock } = this.#sweeping;
    for (let claims = 0; claims < CLAIMS && !this.#isStopped; claims++) {
      const now = clock();
      const due = await store.claimDue(now, now + CLAIM_MS, DUE);
      await Promise.all(due.map(id => tables.wake(id)));
      if (due.length < DUE) break;
    }
    await tables.tidy();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#underWay;
  }
}

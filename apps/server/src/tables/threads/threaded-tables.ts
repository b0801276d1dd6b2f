import type { MessagePort } from 'node:worker_threads';
import type { CommandRequest, Have } from '@orrery/protocol';
import { type Result, refused } from '../../common/refusal.ts';
import type { Person } from '../../rooms/room.ts';
import type { Done } from '../drafts/draft.ts';
import { type StallReport, setAside } from '../set-aside.ts';
import type { TableDependencies } from '../table-dependencies.ts';
import type { Tables } from '../tables.ts';
import type { Listener } from '../viewers/viewer-group.ts';
import type { SlowDecision, ThreadOutput, ThreadSettings } from './messages.ts';
import { TableThread, type ThreadOwner, ThreadStalled } from './table-thread.ts';

const failed = refused('request/failed', 'The server could not do that. Try again in a moment.');

/** The number of checks within the timeout of a stalled thread. */
const LOOKS = 10;

/** The dependencies of the table threads on the server. */
export interface ThreadsDependencies
  extends Pick<TableDependencies, 'store' | 'fault' | 'migrated' | 'announceTurns' | 'noteNotices' | 'stalled'> {
  /** Reports how long a decision took. */
  decided(tookMs: number): void;
  /** Reports a slow decision. */
  slow(decision: SlowDecision): void;
  /** Reports a thread that was replaced. */
  lostThread(how: 'stalled' | 'ended'): void;
}

/** A listener at a table. */
interface Watch {
  readonly listener: Listener;
  readonly thread: TableThread;
}

/** Tables in worker threads, so that the main thread only serves sockets. */
export class ThreadedTables implements Tables {
  readonly #deps: ThreadsDependencies;
  readonly #threads: readonly TableThread[];
  readonly #watches = new Map<number, Watch>();
  /** The numbers of listeners in threads: one for each table that a listener watches. */
  readonly #numbers = new Map<Listener, Map<string, number>>();
  /** Tables that are being set aside, or could not be yet. They cannot be used meanwhile. */
  readonly #stalls = new Map<string, { readonly stall: StallReport; done: Promise<boolean> }>();
  readonly #timer: NodeJS.Timeout;
  #lookedAt = performance.now();
  #count = 0;

  constructor(deps: ThreadsDependencies, threads: number, beginning: ThreadSettings, code?: URL) {
    this.#deps = deps;
    const everyMs = beginning.stallMs / LOOKS;
    this.#timer = setInterval(() => this.#look(everyMs), everyMs);
    this.#timer.unref();
    this.#threads = Array.from({ length: threads }, () => this.#begin(beginning, code));
  }

  #begin(beginning: ThreadSettings, code: URL | undefined): TableThread {
    const outside: ThreadOwner = {
      lagMs: () => this.#deps.store.lagMs,
      said: (said, noted) => this.#hear(said, noted),
      line: (port: MessagePort) => void this.#deps.store.adopt(port),
      lost: error => {
        const isStalled = error instanceof ThreadStalled;
        this.#deps.lostThread(isStalled ? 'stalled' : 'ended');
        this.#deps.fault(error, 'a table thread was lost');
        if (isStalled && error.work) this.#setAside({ ...error.work, by: 'rule' });
        for (const watch of this.#watches.values()) if (watch.thread === thread) watch.listener.lost?.();
      },
    };
    const thread = new TableThread(beginning, outside, code);
    return thread;
  }

  /** Checks all threads. Time in which the main thread itself was blocked does not count. */
  #look(everyMs: number): void {
    const now = performance.now();
    const elapsedMs = Math.min(now - this.#lookedAt, 2 * everyMs);
    this.#lookedAt = now;
    for (const thread of this.#threads) thread.look(elapsedMs);
  }

  /** Sets a table aside in the store; until then it cannot be used. */
  #setAside(stall: StallReport): void {
    const { table, what } = stall;
    const done = setAside(this.#deps.store, table, what).then(
      () => {
        this.#stalls.delete(table);
        this.#deps.stalled(stall);
        return true;
      },
      error => {
        this.#deps.fault(error, 'a table could not be set aside');
        return false;
      },
    );
    this.#stalls.set(table, { stall, done });
  }

  /** Whether a table can be used: a stalled one only once it is set aside in the store. */
  async #isSafe(table: string): Promise<boolean> {
    const stalled = this.#stalls.get(table);
    if (!stalled) return true;
    if (await stalled.done) return true;
    if (this.#stalls.get(table) === stalled) this.#setAside(stalled.stall); // try again
    return (await this.#stalls.get(table)?.done) ?? true;
  }

  /** Figures of each thread, for metrics. */
  get threads(): readonly Pick<TableThread, 'waiting' | 'silentMs' | 'loaded' | 'botsWaiting'>[] {
    return this.#threads;
  }

  get loaded(): number {
    return this.#threads.reduce((sum, { loaded }) => sum + loaded, 0);
  }

  /** A table is always in the same thread. */
  #threadOf(table: string): TableThread {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum += table.charCodeAt(i);
    return this.#threads[sum % this.#threads.length]!;
  }

  async handle(table: string, person: Person, request: CommandRequest, key?: string): Promise<Result<Done>> {
    if (this.#stalls.size > 0 && !(await this.#isSafe(table))) return failed;
    return this.#ask(() => this.#threadOf(table).ask({ do: 'handle', table, person, request, key }));
  }

  async watch(table: string, listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result> {
    if (this.#stalls.size > 0 && !(await this.#isSafe(table))) return failed;
    const number = ++this.#count;
    const thread = this.#threadOf(table);
    this.#watches.set(number, { listener, thread });
    const numbers = this.#numbers.get(listener) ?? new Map<string, number>();
    this.#numbers.set(listener, numbers.set(table, number));
    const { person } = listener;
    const watching = await this.#ask<undefined>(() =>
      thread.ask({ do: 'watch', table, listener: number, person, key, have }),
    );
    if (!watching.ok) this.#forget(table, listener);
    return watching;
  }

  async unwatch(table: string, listener: Listener): Promise<void> {
    const number = this.#forget(table, listener);
    if (number === undefined) return;
    await this.#threadOf(table)
      .ask({ do: 'unwatch', table, listener: number })
      .catch(() => {}); // a lost thread has no listeners
  }

  #forget(table: string, listener: Listener): number | undefined {
    const numbers = this.#numbers.get(listener);
    const number = numbers?.get(table);
    if (!numbers || number === undefined) return undefined;
    this.#watches.delete(number);
    numbers.delete(table);
    if (numbers.size === 0) this.#numbers.delete(listener);
    return number;
  }

  async wake(table: string): Promise<void> {
    if (this.#stalls.size > 0 && !(await this.#isSafe(table))) return;
    await this.#threadOf(table).ask({ do: 'wake', table });
  }

  async ping(): Promise<void> {
    // If a thread is replaced meanwhile, the new one is asked.
    const ping = (thread: TableThread) => thread.ask({ do: 'ping' });
    await Promise.all(this.#threads.map(thread => ping(thread).catch(() => ping(thread))));
  }

  async tidy(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.ask({ do: 'tidy' })));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  /** Sends a request to a thread. If the thread is lost, the request may have had its effect, or not. */
  async #ask<T>(ask: () => Promise<unknown>): Promise<Result<T>> {
    try {
      return (await ask()) as Result<T>;
    } catch {
      return failed;
    }
  }

  #hear(
    {
      texts,
      tookMs,
      slow = [],
      stalls = [],
      faults = [],
      migrations = [],
      lost = [],
      turns = [],
      notices = [],
    }: ThreadOutput,
    noted: (id: number, error: string | null) => void,
  ) {
    for (let i = 0; i < texts.length; i += 2) {
      const number = texts[i] as number;
      this.#watches.get(Math.abs(number))?.listener.send(texts[i + 1] as string, number < 0 ? 'later' : 'now');
    }
    for (const number of lost) this.#watches.get(number)?.listener.lost?.();
    for (const each of migrations) this.#deps.migrated(each);
    for (const each of tookMs) this.#deps.decided(each);
    for (const each of slow) this.#deps.slow(each);
    for (const each of stalls) this.#deps.stalled(each);
    for (const { error, what } of faults) this.#deps.fault(Object.assign(new Error(error.message), error), what);
    for (const { room, seats } of turns) this.#deps.announceTurns(room, seats);
    for (const { id, room, due } of notices)
      this.#deps.noteNotices(room, due).then(
        () => noted(id, null),
        error => noted(id, error instanceof Error ? error.message : String(error)),
      );
  }
}

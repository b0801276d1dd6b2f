import { type MessagePort, Worker } from 'node:worker_threads';
import { SignsOfLife, type Work, WorkBoard } from '../../common/watchdog.ts';
import type { FromThread, Request, ThreadData, ThreadInput, ThreadOutput, ThreadSettings } from './messages.ts';

/** The size of a thread's young generation. More is not faster, and every thread would use it. */
const YOUNG_MB = 48;

/** How long a thread has to store its tables when the server stops. */
const CLOSE_MS = 1_000;

/** A thread was terminated because it stalled; `work` says at which table, if known. */
export class ThreadStalled extends Error {
  readonly work: Work | undefined;

  constructor(work: Work | undefined) {
    super(`a thread stalled with ${work ? `"${work.what}" at table ${work.table}` : 'something'}`);
    this.work = work;
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The dependencies of a table thread on the main thread. */
export interface ThreadOwner {
  /** How far served time is behind the system clock. */
  lagMs(): number;
  /** Handles the output of a thread, except replies. */
  said(said: ThreadOutput, noted: (id: number, error: string | null) => void): void;
  /** Passes a message port on to the database thread. */
  line(port: MessagePort): void;
  /** The thread has ended unexpectedly; open requests have failed. */
  lost(error: Error): void;
}

/** A worker thread with tables. When it breaks, a new one replaces it and loads the tables from the store. */
export class TableThread {
  readonly #beginning: ThreadSettings;
  readonly #outside: ThreadOwner;
  readonly #code: URL;
  readonly #waiting = new Map<number, Waiting>();
  #requests: [number, Request][] = [];
  #noted: [number, string | null][] = [];
  #isSending = false;
  #worker: Worker | undefined;
  #count = 0;
  #isClosed = false;
  #board = new WorkBoard();
  #signs: SignsOfLife | undefined;
  loaded = 0;
  botsWaiting = 0;

  /** Tests pass other code. */
  constructor(beginning: ThreadSettings, outside: ThreadOwner, code = new URL('./worker.ts', import.meta.url)) {
    this.#beginning = beginning;
    this.#outside = outside;
    this.#code = code;
    this.#worker = this.#start();
  }

  /** How many requests have no reply yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The time since the last heartbeat. */
  get silentMs(): number {
    return this.#signs?.silentMs ?? 0;
  }

  /** Checks the heartbeat, given the time since the last check; terminates a stalled thread. */
  look(elapsedMs: number): void {
    const worker = this.#worker;
    if (!worker || this.#signs?.look(elapsedMs) !== 'stalled') return;
    this.#lose(worker, new ThreadStalled(this.#board.read()));
    void worker.terminate();
  }

  ask(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the tables are closed'));
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      this.#requests.push([id, request]);
      this.#sendSoon();
    });
  }

  /** Batches requests of one turn of the event loop. */
  #sendSoon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    setImmediate(() => {
      const asked: ThreadInput = { lagMs: this.#outside.lagMs(), requests: this.#requests, noted: this.#noted };
      this.#requests = [];
      this.#noted = [];
      this.#isSending = false;
      this.#worker ??= this.#start();
      this.#worker.postMessage(asked);
    });
  }

  /** Messages of a replaced thread are ignored: its request ids mean something else now. */
  #hear(worker: Worker, message: FromThread): void {
    if (worker !== this.#worker) return;
    if ('line' in message) this.#outside.line(message.line);
    else this.#take(worker, message);
  }

  #take(worker: Worker, message: ThreadOutput): void {
    this.loaded = message.loaded;
    this.botsWaiting = message.botsWaiting;
    this.#outside.said(message, (id, error) => {
      if (worker !== this.#worker) return;
      this.#noted.push([id, error]);
      this.#sendSoon();
    });
    for (const [id, result, error] of message.replies) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    }
  }

  #start(): Worker {
    this.#board = new WorkBoard(); // the old thread may still write to the old shared memory
    this.#signs = new SignsOfLife(this.#board, this.#beginning.stallMs);
    const worker = new Worker(this.#code, {
      workerData: { ...this.#beginning, board: this.#board.memory } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // In a microtask, so that confirmations go out in the same batch as the updates.
    worker.on('message', (message: FromThread) => queueMicrotask(() => this.#hear(worker, message)));
    worker.on('error', error => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('the table thread has ended')));
    return worker;
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.loaded = 0;
    this.botsWaiting = 0;
    this.#signs = undefined;
    this.#requests = []; // they fail now, so they must not be executed later
    this.#noted = [];
    if (!this.#isClosed) this.#outside.lost(error);
    for (const each of this.#waiting.values()) each.reject(error);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    const closing = this.#worker ? this.ask({ do: 'close' }) : undefined;
    this.#isClosed = true;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>(resolve => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    await Promise.race([closing?.catch(() => {}), enough]); // it may be in an endless loop
    clearTimeout(timer);
    await this.#worker?.terminate();
  }
}

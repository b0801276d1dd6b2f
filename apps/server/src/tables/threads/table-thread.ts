import { type MessagePort, Worker } from 'node:worker_threads';
import { SignsOfLife, type Work, WorkBoard } from '../../common/watchdog.ts';
import type { FromThread, Request, ThreadData, ThreadInput, ThreadOutput, ThreadSettings } from './messages.ts';

/** Memory for what is new in a thread. More of it makes nothing quicker, and every thread would have it. */
const YOUNG_MB = 48;

/** A thread has so long to leave its tables in the store when the server stops. */
const CLOSE_MS = 1_000;

/** A thread was ended because it did not come to an end with something: for a table, if it noted for which. */
export class ThreadStalled extends Error {
  readonly work: Work | undefined;

  constructor(work: Work | undefined) {
    super(`a thread did not come to an end with ${work ? `"${work.what}" at table ${work.table}` : 'something'}`);
    this.work = work;
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What a thread of tables leaves to others. */
export interface ThreadOwner {
  /** How far the time that tables were served for is behind the system's clock. */
  lagMs(): number;
  /** What a thread says, but for the replies. */
  said(said: ThreadOutput, noted: (id: number, error: string | null) => void): void;
  /** Passes the far end of a line on to the thread of the database. */
  line(port: MessagePort): void;
  /** The thread has ended though nobody wanted it to; what it was asked has failed. */
  lost(error: Error): void;
}

/** A thread in which tables live. When it breaks, a new one takes its place, and the tables come in from the store. */
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

  /** The code is other code in tests. */
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

  /** For how long it has given no sign of life, as far as somebody looked. */
  get silentMs(): number {
    return this.#signs?.silentMs ?? 0;
  }

  /** Looks for a sign of life, so long after the last look; ends a thread that has given none for too long. */
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

  /** What is asked while other requests are read goes to the thread together. */
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

  /** A thread that has been lost is not heard any more: its numbers mean something else to the next one. */
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
    this.#board = new WorkBoard(); // what is lost may still write to the old one
    this.#signs = new SignsOfLife(this.#board, this.#beginning.stallMs);
    const worker = new Worker(this.#code, {
      workerData: { ...this.#beginning, board: this.#board.memory } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // In a microtask, so that what follows from it at once, confirmations say, goes out together with the texts.
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
    this.#requests = []; // they fail now, so they must not be carried out later
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
    await Promise.race([closing?.catch(() => {}), enough]); // it may be caught in a loop
    clearTimeout(timer);
    await this.#worker?.terminate();
  }
}

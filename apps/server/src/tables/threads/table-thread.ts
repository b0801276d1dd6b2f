import { type MessagePort, Worker } from 'node:worker_threads';
import type { Asked, Beginning, FromThread, Request, Said } from './messages.ts';

/** Memory for what is new in a thread. More of it makes nothing quicker, and every thread would have it. */
const YOUNG_MB = 48;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What a thread of tables leaves to others. */
export interface Outside {
  /** What a thread says, but for the replies. */
  said(said: Said, noted: (id: number, error: string | null) => void): void;
  /** Passes the far end of a line on to the thread of the database. */
  line(port: MessagePort): void;
  /** The thread has ended though nobody wanted it to; what it was asked has failed. */
  lost(error: Error): void;
}

/** A thread in which tables live. When it breaks, a new one takes its place, and the tables come in from the store. */
export class TableThread {
  readonly #beginning: Beginning;
  readonly #outside: Outside;
  readonly #code: URL;
  readonly #waiting = new Map<number, Waiting>();
  #requests: [number, Request][] = [];
  #noted: [number, string | null][] = [];
  #isSending = false;
  #worker: Worker | undefined;
  #count = 0;
  #isClosed = false;
  loaded = 0;

  /** The code is other code in tests. */
  constructor(beginning: Beginning, outside: Outside, code = new URL('./worker.ts', import.meta.url)) {
    this.#beginning = beginning;
    this.#outside = outside;
    this.#code = code;
    this.#worker = this.#start();
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
      const asked: Asked = { requests: this.#requests, noted: this.#noted };
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

  #take(worker: Worker, message: Said): void {
    this.loaded = message.loaded;
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
    const worker = new Worker(this.#code, {
      workerData: this.#beginning,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // In a microtask, so that what follows from it at once, confirmations say, goes out together with the texts.
    worker.on('message', (message: FromThread) => queueMicrotask(() => this.#hear(worker, message)));
    const lose = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.loaded = 0;
      for (const each of this.#waiting.values()) each.reject(error);
      this.#waiting.clear();
      if (!this.#isClosed) this.#outside.lost(error);
    };
    worker.on('error', error => lose(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lose(new Error('the thread of the tables has ended')));
    return worker;
  }

  async close(): Promise<void> {
    const closing = this.#worker ? this.ask({ do: 'close' }) : undefined;
    this.#isClosed = true;
    await closing?.catch(() => {});
    await this.#worker?.terminate();
  }
}

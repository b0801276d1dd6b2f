import { Worker } from 'node:worker_threads';
import type { Question } from './pictures.ts';

/** A question to the thread; its answer goes by the same number. */
export interface Numbered {
  readonly id: number;
  readonly question: Question;
}

export type Reply = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** The thread that plays games again, started when first somebody looks back. When it breaks, a new one takes its place. */
export class PastThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #isClosed = false;

  /** How many questions wait for an answer. */
  get busy(): number {
    return this.#waiting.size;
  }

  ask(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the server is going down'));
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, question } satisfies Numbered);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('text' in reply) waiting?.resolve(reply.text);
      else waiting?.reject(new Error(reply.error));
    });
    const fail = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const each of this.#waiting.values()) each.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', error => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('the thread of the past has ended')));
    return worker;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}

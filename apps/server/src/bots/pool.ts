import { Worker } from 'node:worker_threads';
import type { AnswerValue, Ask } from '@orrery/kernel';

/** What a bot is asked: all that it ever gets to see. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  /** Bots of the same seed play alike. */
  readonly seed: string;
  /** Where its own dice start, in hexadecimal digits. */
  readonly luck: string;
  readonly view: unknown;
  readonly ask: Ask;
}

export interface Numbered {
  readonly id: number;
  readonly question: Question;
}

export type Thought =
  | { readonly id: number; readonly value: AnswerValue }
  | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(value: AnswerValue): void;
  reject(error: Error): void;
}

/** A thread in which bots think. When it breaks, a new one takes its place. */
class Thinker {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isClosed = false;

  get busy(): number {
    return this.#waiting.size;
  }

  think(numbered: Numbered): Promise<AnswerValue> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(numbered.id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(numbered);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const waiting = this.#waiting.get(thought.id);
      this.#waiting.delete(thought.id);
      if ('value' in thought) waiting?.resolve(thought.value);
      else waiting?.reject(new Error(thought.error));
    });
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new Error('the thread of the bots has ended')));
    return worker;
  }

  #fail(error: Error): void {
    this.#worker = undefined;
    for (const each of this.#waiting.values()) if (!this.#isClosed) each.reject(error);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}

/** Bots think in threads of their own, so that a slow one delays nobody's table. */
export class BotPool {
  readonly #thinkers: readonly Thinker[];
  #count = 0;

  constructor(threads: number) {
    this.#thinkers = Array.from({ length: threads }, () => new Thinker());
  }

  choose(question: Question): Promise<AnswerValue> {
    const idlest = this.#thinkers.reduce((best, each) => (each.busy < best.busy ? each : best));
    return idlest.think({ id: ++this.#count, question });
  }

  async close(): Promise<void> {
    await Promise.all(this.#thinkers.map(each => each.close()));
  }
}

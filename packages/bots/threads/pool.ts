import { Worker } from 'node:worker_threads';
import type { AnswerValue } from '@orrery/kernel';
import type { Question, Thought } from './question.ts';

interface Waiting {
  readonly question: Question;
  resolve(value: AnswerValue): void;
  reject(error: Error): void;
}

interface Settings {
  readonly threads: number;
  /** How long a bot may take beyond its budget before its thread is ended, in milliseconds. */
  readonly patience?: number;
  /** Other code for the threads, for tests. */
  readonly worker?: URL;
}

const PATIENCE = 10_000;

/** A thread in which one bot thinks at a time. When it breaks or stalls, a new one takes its place. */
class Thinker {
  readonly #code: URL;
  readonly #patience: number;
  readonly #onIdle: () => void;
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(code: URL, patience: number, onIdle: () => void) {
    this.#code = code;
    this.#patience = patience;
    this.#onIdle = onIdle;
  }

  get isBusy(): boolean {
    return this.#waiting !== undefined;
  }

  think(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#worker ??= this.#start();
    const { bot, budget } = waiting.question;
    const limit = (budget?.milliseconds ?? 0) + this.#patience;
    this.#timer = setTimeout(() => this.#end(new Error(`the bot ${bot} has not answered for ${limit} ms`)), limit);
    this.#timer.unref();
    this.#worker.postMessage(waiting.question);
  }

  #start(): Worker {
    const worker = new Worker(this.#code);
    worker.unref();
    worker.on('message', (thought: Thought) => this.#settle(thought));
    worker.on('error', error => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('the thread of the bots has ended')));
    return worker;
  }

  #settle(thought: Thought): void {
    const waiting = this.#waiting;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    if ('value' in thought) waiting?.resolve(thought.value);
    else waiting?.reject(new Error(thought.error));
    this.#onIdle();
  }

  #lose(worker: Worker, error: Error): void {
    if (worker === this.#worker) this.#end(error);
  }

  #end(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#settle({ error: error.message });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    await worker?.terminate();
  }
}

/** Bots think in threads of their own, so that a slow one delays nobody's table, and one that stalls is given up. */
export class BotPool {
  readonly #thinkers: readonly Thinker[];
  readonly #queue: Waiting[] = [];

  constructor({ threads, patience = PATIENCE, worker = new URL('./worker.ts', import.meta.url) }: Settings) {
    this.#thinkers = Array.from({ length: threads }, () => new Thinker(worker, patience, () => this.#next()));
  }

  /** What the bot answers. Rejects when it throws, stalls or takes its thread with it; then it is for the host to answer. */
  choose(question: Question): Promise<AnswerValue> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const idle = this.#thinkers.find(each => !each.isBusy);
    const waiting = idle && this.#queue.shift();
    if (waiting) idle.think(waiting);
  }

  /** Ends the threads. What is still being thought about is never answered. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    await Promise.all(this.#thinkers.map(each => each.close()));
  }
}

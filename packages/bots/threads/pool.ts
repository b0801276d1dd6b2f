import { Worker } from 'node:worker_threads';
import type { AnswerValue } from '@orrery/kernel';
import type { FromThread, Put, Question, Thought } from './question.ts';

interface Waiting {
  readonly question: Question;
  resolve(value: AnswerValue): void;
  reject(error: Error): void;
}

interface Settings {
  readonly threads: number;
  /** How long a bot may exceed its budget before its thread is ended, in milliseconds. */
  readonly graceMs?: number;
  /** Another worker script, for tests. */
  readonly worker?: URL;
}

const GRACE_MS = 10_000;
/** How long a thread may take to start; on a busy machine much longer than a decision. */
const START_MS = 60_000;

/** A bot did not answer in time, and its thread was ended. */
export class BotStalled extends Error {}

/** A worker thread that runs one bot at a time. It is replaced when it crashes or stalls. */
class BotThread {
  readonly #code: URL;
  readonly #graceMs: number;
  readonly #onIdle: () => void;
  #worker: Worker | undefined;
  #isStarted = false;
  #waiting: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #number = 0;

  constructor(code: URL, graceMs: number, onIdle: () => void) {
    this.#code = code;
    this.#graceMs = graceMs;
    this.#onIdle = onIdle;
  }

  get isBusy(): boolean {
    return this.#waiting !== undefined;
  }

  think(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#worker ??= this.#start();
    if (this.#isStarted) this.#limit(waiting.question);
    else this.#endAfter(START_MS, () => new Error('the thread of the bots does not start'));
    this.#worker.postMessage({ number: ++this.#number, question: waiting.question } satisfies Put);
  }

  #limit({ bot, budget }: Question): void {
    const limit = (budget?.milliseconds ?? 0) + this.#graceMs;
    this.#endAfter(limit, () => new BotStalled(`the bot ${bot} has not answered for ${limit} ms`));
  }

  #endAfter(ms: number, why: () => Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(why()), ms);
    this.#timer.unref();
  }

  #start(): Worker {
    const worker = new Worker(this.#code);
    this.#isStarted = false;
    worker.unref();
    worker.on('message', (message: FromThread) => worker === this.#worker && this.#hear(message));
    worker.on('error', error => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('the thread of the bots has ended')));
    return worker;
  }

  #hear(message: FromThread): void {
    if (message === 'started') {
      this.#isStarted = true;
      if (this.#waiting) this.#limit(this.#waiting.question);
      return;
    }
    // Ignore a late answer to an earlier question.
    if (message.number === this.#number && this.isBusy) this.#settle(message.thought);
  }

  #settle(thought: Thought | Error): void {
    const waiting = this.#waiting;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    if (thought instanceof Error) waiting?.reject(thought);
    else if ('value' in thought) waiting?.resolve(thought.value);
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
    this.#settle(error);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#timer);
    await worker?.terminate();
  }
}

/** Runs bots in worker threads, so that a slow bot delays no table and a stalled one can be ended. */
export class BotPool {
  readonly #botThreads: readonly BotThread[];
  /** Queued questions by owner; the next owner is first. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor({ threads, graceMs = GRACE_MS, worker = new URL('./worker.ts', import.meta.url) }: Settings) {
    this.#botThreads = Array.from({ length: threads }, () => new BotThread(worker, graceMs, () => this.#next()));
  }

  /**
   * Asks a bot. Rejects when it throws, stalls or crashes its thread; then the host must answer. Owners take turns, so
   * many bots of one owner do not delay others.
   */
  choose(question: Question, owner = ''): Promise<AnswerValue> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(owner) ?? [];
      queue.push({ question, resolve, reject });
      this.#queues.set(owner, queue);
      this.#next();
    });
  }

  #next(): void {
    const idle = this.#botThreads.find(each => !each.isBusy);
    const [next] = this.#queues;
    if (!idle || !next) return;
    const [owner, queue] = next;
    const waiting = queue.shift()!;
    this.#queues.delete(owner);
    if (queue.length > 0) this.#queues.set(owner, queue); // to the end of the queue
    idle.think(waiting);
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    let sum = 0;
    for (const queue of this.#queues.values()) sum += queue.length;
    return sum;
  }

  /** Ends the threads. Pending questions are never answered. */
  async close(): Promise<void> {
    this.#queues.clear();
    await Promise.all(this.#botThreads.map(each => each.close()));
  }
}

import { type MessagePort, Worker } from 'node:worker_threads';
import { SignsOfLife, WorkBoard } from '../common/watchdog.ts';
import type { InThread, LineMessage } from '../store/in-thread.ts';
import { Refusal } from './chunks.ts';
import type { Piece, Question, ToHistory } from './messages.ts';

export interface HistoryThreadSettings extends InThread {
  /** A thread without a heartbeat for this long is terminated. */
  readonly stallMs: number;
}

export interface HistoryThreadData extends HistoryThreadSettings {
  readonly board: SharedArrayBuffer;
}

interface Waiting {
  resolve(text: string | undefined): void;
  reject(error: Error): void;
}

/** The heap limit of the thread: a log that needs more fails without harming the server. */
const OLD_MB = 256;
const YOUNG_MB = 16;
/** How many checks of the heartbeat make up the time limit. */
const LOOKS = 10;

/** The worker thread that reads the history, started on first use and replaced when it crashes. */
export class HistoryThread {
  readonly #settings: HistoryThreadSettings;
  readonly #adopt: (line: MessagePort) => void;
  readonly #lost: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  #isClosed = false;

  /** `adopt` passes message ports on to the database thread; `lost` is called when a thread ends unexpectedly. */
  constructor(settings: HistoryThreadSettings, adopt: (line: MessagePort) => void, lost: (error: Error) => void) {
    this.#settings = settings;
    this.#adopt = adopt;
    this.#lost = lost;
  }

  /** How many chunks are pending. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The answer to a question, chunk by chunk with backpressure. Throws a `Refusal` if there is none. */
  async *pieces(question: Question): AsyncGenerator<string, void> {
    if (this.#isClosed) throw new Error('the server is going down');
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#count;
    let isOpen = true;
    try {
      for (let told: ToHistory = { id, question }; ; told = { id, next: true }) {
        const text = await this.#ask(worker, told);
        isOpen = text !== undefined;
        if (text === undefined) return;
        yield text;
      }
    } finally {
      if (isOpen && worker === this.#worker) worker.postMessage({ id, drop: true } satisfies ToHistory);
    }
  }

  #ask(worker: Worker, told: ToHistory): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      if (worker !== this.#worker) return reject(new Error('the history thread has ended'));
      this.#waiting.set(told.id, { resolve, reject });
      worker.postMessage(told);
    });
  }

  #hear(message: Piece | LineMessage): void {
    if ('line' in message) {
      this.#adopt(message.line);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('text' in message) waiting?.resolve(message.text);
    else if ('refused' in message) waiting?.reject(new Refusal(message.refused));
    else waiting?.reject(new Error(message.error));
  }

  #start(): Worker {
    const board = new WorkBoard();
    const { stallMs } = this.#settings;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...this.#settings, board: board.memory } satisfies HistoryThreadData,
      resourceLimits: { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    worker.on('message', (message: Piece | LineMessage) => {
      if (worker === this.#worker) this.#hear(message);
    });
    worker.on('error', error => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#lose(worker, new Error('the history thread has ended')));
    const signs = new SignsOfLife(board, stallMs);
    this.#timer = setInterval(() => {
      if (signs.look(stallMs / LOOKS) === 'alive') return;
      this.#lose(worker, new Error('the history thread stalled'));
      void worker.terminate();
    }, stallMs / LOOKS);
    this.#timer.unref();
    return worker;
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    clearInterval(this.#timer);
    this.#worker = undefined;
    if (!this.#isClosed) this.#lost(error);
    for (const each of this.#waiting.values()) each.reject(error);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#worker?.terminate();
  }
}

import type { Command, Downward, HistoryPicture, Moment, Refused } from '@orrery/protocol';
import { emptyTable, type Feed, type Reply, type TableState } from '../feed/feed.ts';
import { reduce } from '../feed/reduce.ts';
import type { FromEngine, Guidance, ToEngine } from './messages.ts';

/** A table in this browser: the engine runs in a worker, so that bots never block the page. */
export class SoloFeed implements Feed {
  readonly isSolo = true;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly #asked = new Map<string, (told: FromEngine) => void>();
  #state: TableState = emptyTable;
  #unloadable: Refused | undefined;
  #guidance: Guidance | undefined;
  #count = 0;

  constructor(opening: Extract<ToEngine, { type: 'open' }>) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data));
    this.#send(opening);
  }

  #send(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromEngine): void {
    if (message.type === 'moments' || message.type === 'history') {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
      return;
    }
    if (message.type === 'done' || message.type === 'refused') {
      const reply: Reply = message.type === 'done' ? { ok: true, n: message.n } : { ...message, ok: false };
      this.#waiting.get(message.id ?? '')?.(reply);
      this.#waiting.delete(message.id ?? '');
      return;
    }
    if (message.type === 'unloadable') this.#unloadable = message.why;
    else if (message.type === 'guidance') this.#guidance = message;
    else this.#state = message.type === 'full' ? this.#withEvents(message) : reduce(this.#state, message);
    for (const listener of this.#listeners) listener();
  }

  /** The engine sends only the events that are new. */
  #withEvents(message: Extract<Downward, { type: 'full' }>): TableState {
    const { from, items } = message.events;
    const known = this.#state.events.slice(0, from);
    return { ...reduce(this.#state, message), events: [...known, ...items], eventsFrom: 0 };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get(): TableState {
    return this.#state;
  }

  /** Why the game that is kept here cannot be loaded, if it cannot. */
  get unloadable(): Refused | undefined {
    return this.#unloadable;
  }

  /** Where the guided game stands, if it is one. */
  get guidance(): Guidance | undefined {
    return this.#guidance;
  }

  jump(): void {
    this.#send({ type: 'jump' });
  }

  send(command: Command): Promise<Reply> {
    const id = String(++this.#count);
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'command', id, command });
    });
  }

  async earlier(): Promise<boolean> {
    return false;
  }

  async moments(): Promise<readonly Moment[] | undefined> {
    const told = await this.#ask({ type: 'moments', id: String(++this.#count) });
    return told.type === 'moments' ? told.moments : undefined;
  }

  async history(from: number): Promise<HistoryPicture | undefined> {
    const told = await this.#ask({ type: 'history', id: String(++this.#count), from });
    return told.type === 'history' ? told.history : undefined;
  }

  #ask(message: Extract<ToEngine, { type: 'moments' | 'history' }>): Promise<FromEngine> {
    return new Promise(resolve => {
      this.#asked.set(message.id, resolve);
      this.#send(message);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

import type { MessagePort } from 'node:worker_threads';
import type { CommandRequest, Have } from '@orrery/protocol';
import { type Result, refused } from '../../refusal.ts';
import type { Person } from '../../rooms/room.ts';
import type { Listener } from '../audience.ts';
import type { Done } from '../drafts.ts';
import type { Surroundings } from '../live-table.ts';
import type { Tables } from '../tables.ts';
import type { Beginning, Said } from './messages.ts';
import { type Outside, TableThread } from './table-thread.ts';

const failed = refused('request/failed', 'That did not work, through no fault of yours. Try again in a moment.');

type Around = Pick<Surroundings, 'store' | 'fault' | 'decided' | 'turns' | 'words'>;

/** Somebody who looks at a table. */
interface Watch {
  readonly listener: Listener;
  readonly thread: TableThread;
}

/** Tables in threads of their own, so that whoever reads and writes to sockets does nothing else. */
export class ThreadedTables implements Tables {
  readonly #around: Around;
  readonly #threads: readonly TableThread[];
  readonly #watches = new Map<number, Watch>();
  /** The numbers by which the threads know listeners: one for each table that one looks at. */
  readonly #numbers = new Map<Listener, Map<string, number>>();
  #count = 0;

  constructor(around: Around, threads: number, beginning: Beginning, code?: URL) {
    this.#around = around;
    this.#threads = Array.from({ length: threads }, () => this.#begin(beginning, code));
  }

  #begin(beginning: Beginning, code: URL | undefined): TableThread {
    const outside: Outside = {
      said: (said, noted) => this.#hear(said, noted),
      line: (port: MessagePort) => void this.#around.store.adopt(port),
      lost: error => {
        this.#around.fault(error, 'a thread of tables was lost');
        for (const watch of this.#watches.values()) if (watch.thread === thread) watch.listener.lost?.();
      },
    };
    const thread = new TableThread(beginning, outside, code);
    return thread;
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
    return this.#ask(() => this.#threadOf(table).ask({ do: 'handle', table, person, request, key }));
  }

  async watch(table: string, listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result> {
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
      .catch(() => {}); // then nobody there knows of the listener
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
    await this.#threadOf(table).ask({ do: 'wake', table });
  }

  async tidy(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.ask({ do: 'tidy' })));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  /** What a thread says to a request. One that a lost thread does not answer may have had its effect, or not. */
  async #ask<T>(ask: () => Promise<unknown>): Promise<Result<T>> {
    try {
      return (await ask()) as Result<T>;
    } catch {
      return failed;
    }
  }

  #hear(
    { texts, tookMs, faults = [], turns = [], words = [] }: Said,
    noted: (id: number, error: string | null) => void,
  ) {
    for (let i = 0; i < texts.length; i += 2) {
      const number = texts[i] as number;
      this.#watches.get(Math.abs(number))?.listener.send(texts[i + 1] as string, number < 0 ? 'later' : 'now');
    }
    for (const each of tookMs) this.#around.decided(each);
    for (const { error, what } of faults) this.#around.fault(Object.assign(new Error(error.message), error), what);
    for (const { room, seats } of turns) this.#around.turns(room, seats);
    for (const { id, room, due } of words)
      this.#around.words(room, due).then(
        () => noted(id, null),
        error => noted(id, error instanceof Error ? error.message : String(error)),
      );
  }
}

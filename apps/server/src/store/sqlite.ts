import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement, Value } from './sql.ts';
import type { Order, Packed, Reply, Task, Work } from './sqlite-worker.ts';

interface Waiting {
  resolve(rows: readonly Row[] | undefined): void;
  reject(error: Error): void;
}

/** Holds the folder for this process; the system lets go of it when the process ends, however it ends. */
function lock(folder: string): DatabaseSync {
  const guard = new DatabaseSync(join(folder, 'lock'));
  try {
    guard.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return guard;
  } catch {
    guard.close();
    throw new Error(`another process uses ${folder}`);
  }
}

const startWorker = (file: string): Worker =>
  new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });

/** How many requests are confirmed at one time. */
const AT_ONCE = 10;

/** The thread that has the database open. When it breaks, a new one takes its place. */
class Thread {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #numbers = new Map<string, number>();
  #texts: string[] = [];
  #tasks: Task[] = [];
  #worker: Worker | undefined;
  #count = 0;
  #isClosed = false;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  read(statement: Statement): Promise<readonly Row[] | undefined> {
    return this.#send(() => ({ read: this.#packed(statement) }));
  }

  write(statements: readonly Statement[]): Promise<readonly Row[] | undefined> {
    return this.#send(() => ({ write: statements.map(each => this.#packed(each)) }));
  }

  #send(work: () => Work): Promise<readonly Row[] | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the database is closed'));
      this.#worker ??= this.#begin();
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      if (this.#tasks.length === 0) setImmediate(() => this.#post());
      this.#tasks.push({ id, ...work() });
    });
  }

  /** A statement as it goes to the thread, which is sent each text only once. */
  #packed({ sql, values, must }: Statement): Packed {
    let number = this.#numbers.get(sql);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(sql, number);
      this.#texts.push(sql);
    }
    return [number, must === true, ...values];
  }

  /** What was asked for while other requests were read goes to the thread together. */
  #post(): void {
    const order: Order = { texts: this.#texts, tasks: this.#tasks };
    this.#texts = [];
    this.#tasks = [];
    if (order.tasks.length > 0) this.#worker?.postMessage(order);
  }

  /** Some at a time, so that word of the first is out, and the thread has work again, before all are told. */
  #deliver(replies: readonly Reply[]): void {
    for (const reply of replies.slice(0, AT_ONCE)) {
      const each = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) each?.reject(new Error(`SQLite: ${reply.error}`));
      else each?.resolve(reply.rows);
    }
    if (replies.length > AT_ONCE) setImmediate(() => this.#deliver(replies.slice(AT_ONCE)));
  }

  #begin(): Worker {
    const worker = this.#start();
    this.#numbers.clear();
    this.#texts = [];
    this.#tasks = [];
    worker.on('message', (replies: readonly Reply[]) => this.#deliver(replies));
    const fail = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const each of this.#waiting.values()) each.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', error => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('the thread of the database has ended')));
    return worker;
  }

  /** Finishes what has been asked for, then closes the database. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    const closing = this.#worker ? this.#send(() => ({ close: true })) : undefined;
    this.#isClosed = true;
    await closing?.catch(() => {});
    await this.#worker?.terminate();
  }
}

/** SQLite in a folder, in a thread of its own, so that waiting for the disk holds nobody up. */
export async function openSqlite(
  folder: string,
  how: 'to write' | 'to read' = 'to write',
  start = startWorker,
): Promise<Database> {
  if (how === 'to write') mkdirSync(folder, { recursive: true });
  else if (!existsSync(join(folder, 'orrery.db'))) throw new Error(`there is no server's data in ${folder}`);
  const guard = how === 'to write' ? lock(folder) : undefined;
  const thread = new Thread(() => start(join(folder, 'orrery.db')));
  return {
    async read(sql: string, values: readonly Value[]) {
      return (await thread.read({ sql, values })) ?? [];
    },
    write: statements => thread.write(statements),
    rowsOfOneClaimer: '',
    isShared: false, // the folder is held
    alone: work => work(),
    announce: () => [],
    onChange: () => {},
    async close() {
      await thread.close();
      if (guard?.isOpen) guard.close();
    },
  };
}

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { Database, Row, Statement, Value } from './sql.ts';
import type { Order, Packed, Reply, SentState, Task, Work } from './sqlite-worker.ts';

interface Waiting {
  resolve(rows: readonly Row[] | undefined): void;
  reject(error: Error): void;
}

/** Locks the folder for this process; the system releases the lock whenever the process ends. */
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

/** The size of the thread's young generation: it keeps few long-lived objects. */
const YOUNG_MB = 12;

const startWorker = (file: string): Worker =>
  new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });

/** How many requests are confirmed at once. */
const AT_ONCE = 10;

/** A connection to the thread that has the database open. */
interface Line {
  post(told: SentState): void;
  end(): Promise<unknown>;
}

/** Opens a port that receives replies until it breaks. */
type Connect = (heard: (replies: readonly Reply[]) => void, broke: (error: Error) => void) => Line;

/** Starts the thread. */
const toWorker =
  (start: () => Worker): Connect =>
  (heard, broke) => {
    const worker = start();
    worker.on('message', heard);
    worker.on('error', error => broke(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => broke(new Error('the database thread has ended')));
    return {
      post: told => worker.postMessage(told, 'line' in told ? [told.line] : []),
      end: () => worker.terminate(),
    };
  };

/** Connects from another thread, by a port whose other end the database thread gets. */
const onPort =
  (open: () => MessagePort): Connect =>
  (heard, broke) => {
    const port = open();
    port.on('message', heard);
    port.on('close', () => broke(new Error('the connection to the database thread has ended')));
    return { post: told => port.postMessage(told), end: async () => port.close() };
  };

/** The requests to the database. When the port breaks, the next request opens a new one. */
class Requests {
  readonly #connect: Connect;
  readonly #waiting = new Map<number, Waiting>();
  readonly #numbers = new Map<string, number>();
  #texts: string[] = [];
  #tasks: Task[] = [];
  #line: Line | undefined;
  #count = 0;
  #isClosed = false;

  constructor(connect: Connect) {
    this.#connect = connect;
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
      this.#line ??= this.#begin();
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

  /** Requests of one turn of the event loop are sent to the thread in one message. */
  #post(): void {
    const order: Order = { texts: this.#texts, tasks: this.#tasks };
    this.#texts = [];
    this.#tasks = [];
    if (order.tasks.length > 0) this.#line?.post(order);
  }

  /** Resolves a few at a time, so that the first confirmations are sent and the thread has work again before the rest. */
  #deliver(replies: readonly Reply[]): void {
    for (const reply of replies.slice(0, AT_ONCE)) {
      const each = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) each?.reject(new Error(`SQLite: ${reply.error}`));
      else each?.resolve(reply.rows);
    }
    if (replies.length > AT_ONCE) setImmediate(() => this.#deliver(replies.slice(AT_ONCE)));
  }

  #begin(): Line {
    this.#numbers.clear();
    this.#texts = [];
    this.#tasks = [];
    const line: Line = this.#connect(
      replies => this.#deliver(replies),
      error => {
        if (this.#line !== line) return;
        this.#line = undefined;
        for (const each of this.#waiting.values()) each.reject(error);
        this.#waiting.clear();
      },
    );
    return line;
  }

  /** Gives another client access to the thread. */
  adopt(line: MessagePort): void {
    if (this.#isClosed) {
      line.close(); // it would open the database again
      return;
    }
    this.#line ??= this.#begin();
    this.#line.post({ line });
  }

  /** Finishes pending requests, then closes the database, or just the port. */
  async close(what: 'database' | 'line'): Promise<void> {
    if (this.#isClosed) return;
    const closing = this.#line && what === 'database' ? this.#send(() => ({ close: true })) : undefined;
    this.#isClosed = true;
    await closing?.catch(() => {});
    await this.#line?.end();
  }
}

/** The common part of all clients of the SQLite thread. */
const databaseBy = (requests: Requests) => ({
  async read(sql: string, values: readonly Value[]) {
    return (await requests.read({ sql, values })) ?? [];
  },
  write: (statements: readonly Statement[]) => requests.write(statements),
  rowsOfOneClaimer: '',
  isShared: false, // the folder is locked
  alone: <T>(work: () => Promise<T>) => work(),
  announce: () => [],
  onChange: () => {},
});

/** The same database from another thread; `open` returns one end of a channel whose other end is adopted. */
export function sqliteOnLine(open: () => MessagePort): Database {
  const requests = new Requests(onPort(open));
  return { ...databaseBy(requests), adopt: () => false, close: () => requests.close('line') };
}

/** A database up to this size is checked completely at the start, which takes a second or two; of a larger one, only the essential tables. */
const CHECKED_BYTES = 2 ** 30;
const ESSENTIAL = ['schema_steps', 'secrets', 'people', 'tables', 'sitters'];

/** Refuses a corrupt database before anybody writes to it. */
async function refuseDamaged(requests: Requests, file: string): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    const known = await requests.read({ sql: `SELECT name FROM sqlite_schema WHERE type = 'table'`, values: [] });
    const tables = (known ?? []).flatMap(({ name }) => (ESSENTIAL.includes(String(name)) ? [String(name)] : []));
    const checks = size > CHECKED_BYTES ? tables.map(name => `quick_check(${name})`) : ['quick_check'];
    for (const check of checks) {
      const rows = await requests.read({ sql: `PRAGMA ${check}`, values: [] });
      const problem = rows?.map(row => String(row.quick_check)).find(each => each !== 'ok');
      if (problem !== undefined) throw new Error(`SQLite: malformed: ${problem}`);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!/malformed|not a database|corrupt/.test(message)) throw error;
    const cause = message.replace(/^SQLite: /, '').replaceAll('\n', ' ');
    throw new Error(`the database ${file} is damaged (${cause}); restore a backup, as docs/hosting.md says`);
  }
}

/** SQLite in a folder, in a worker thread, so that waiting for the disk blocks nobody. */
export async function openSqlite(
  folder: string,
  how: 'to write' | 'to read' = 'to write',
  start = startWorker,
): Promise<Database> {
  if (how === 'to write') mkdirSync(folder, { recursive: true });
  else if (!existsSync(join(folder, 'orrery.db'))) throw new Error(`there is no server's data in ${folder}`);
  const guard = how === 'to write' ? lock(folder) : undefined;
  const file = join(folder, 'orrery.db');
  const requests = new Requests(toWorker(() => start(file)));
  if (how === 'to write')
    await refuseDamaged(requests, file).catch(async error => {
      await requests.close('database');
      guard?.close();
      throw error;
    });
  return {
    ...databaseBy(requests),
    adopt(line) {
      requests.adopt(line);
      return true;
    },
    async close() {
      await requests.close('database');
      if (guard?.isOpen) guard.close();
    },
  };
}

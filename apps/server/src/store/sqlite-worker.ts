import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Value } from './sql.ts';

/** A statement: the number of its text among all that were sent, whether it must touch a row, and its values. */
export type Packed = readonly [text: number, must: boolean, ...values: Value[]];

export type Work = { readonly read: Packed } | { readonly write: readonly Packed[] } | { readonly close: true };
export type Task = { readonly id: number } & Work;

/** What goes to the thread at one time; texts are numbered in the order in which they come. */
export interface Order {
  readonly texts: readonly string[];
  readonly tasks: readonly Task[];
}

export type Reply =
  | { readonly id: number; readonly rows: readonly Row[] | undefined }
  | { readonly id: number; readonly error: string };

const { file } = workerData as { file: string };
const port = parentPort!;
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL'); // an entry that was confirmed is on the disk
// Pages that every decision writes, and they are most, go from the log to the database once for many decisions.
database.exec('PRAGMA wal_autocheckpoint = 8000');
database.exec('PRAGMA cache_size = -32000');
database.exec('PRAGMA foreign_keys = ON');
database.exec('PRAGMA busy_timeout = 5000');

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

const texts: string[] = [];
/** By the number of the text. What a text is about may be made by the one before it, so each is prepared when needed. */
const prepared: (Prepared | undefined)[] = [];

function prepare(number: number): Prepared {
  const sql = texts[number]!;
  const returnsRows = /^\s*(select|pragma)|\breturning\b/i.test(sql);
  const fresh = { statement: database.prepare(sql.replace(/\$(\d+)/g, '?$1')), returnsRows };
  prepared[number] = fresh;
  return fresh;
}

function carryOut([number, , ...values]: Packed): { rows: Row[]; touched: number } {
  const { statement, returnsRows } = prepared[number] ?? prepare(number);
  if (returnsRows) {
    const rows = statement.all(...values) as Row[];
    return { rows, touched: rows.length };
  }
  return { rows: [], touched: Number(statement.run(...values).changes) };
}

const savepoint = database.prepare('SAVEPOINT one');
const release = database.prepare('RELEASE one');
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');

/** The database has undone the whole group by itself, as it does when the disk is full. */
class GroupLost extends Error {}

function write(statements: readonly Packed[]): Row[] | undefined {
  savepoint.run();
  try {
    let rows: Row[] = [];
    for (const each of statements) {
      const done = carryOut(each);
      if (each[1] && done.touched === 0) {
        database.exec('ROLLBACK TO one; RELEASE one');
        return undefined;
      }
      rows = done.rows;
    }
    release.run();
    return rows;
  } catch (error) {
    if (!database.isTransaction) throw new GroupLost(messageOf(error));
    database.exec('ROLLBACK TO one; RELEASE one');
    throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function reply(task: Task): Reply {
  const { id } = task;
  try {
    if ('write' in task) return { id, rows: write(task.write) };
    return { id, rows: 'read' in task ? carryOut(task.read).rows : [] };
  } catch (error) {
    if (error instanceof GroupLost) throw error;
    return { id, error: messageOf(error) };
  }
}

/** Carries tasks out together, one sync for all. If that fails, each on its own, so that one does not spoil others. */
function carryOutTogether(tasks: readonly Task[]): Reply[] {
  const writes = tasks.some(task => 'write' in task);
  try {
    if (writes) begin.run();
    const replies = tasks.map(reply);
    if (writes) commit.run();
    return replies;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    if (tasks.length > 1) return tasks.flatMap(task => carryOutTogether([task]));
    return [{ id: tasks[0]!.id, error: messageOf(error) }];
  }
}

/** All that has come in meanwhile goes to the disk together, and is confirmed together. */
port.on('message', (first: Order) => {
  const tasks: Task[] = [];
  const take = (order: Order) => {
    texts.push(...order.texts);
    tasks.push(...order.tasks);
  };
  take(first);
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) take(more.message as Order);
  const replies = carryOutTogether(tasks);
  if (tasks.some(task => 'close' in task)) database.close();
  port.postMessage(replies);
});

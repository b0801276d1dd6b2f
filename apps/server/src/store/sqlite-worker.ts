import { flushCompileCache } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Value } from './sql.ts';

/** A statement: the number of its text (in the order of sending), whether it must change a row, and its values. */
export type Packed = readonly [text: number, must: boolean, ...values: Value[]];

export type Work = { readonly read: Packed } | { readonly write: readonly Packed[] } | { readonly close: true };
export type Task = { readonly id: number } & Work;

/** One message to the thread; texts are numbered in the order in which they arrive. */
export interface Order {
  readonly texts: readonly string[];
  readonly tasks: readonly Task[];
}

/** Messages on a port: tasks, and on the first port also new ports. */
export type SentState = Order | { readonly line: MessagePort };

export type Reply =
  | { readonly id: number; readonly rows: readonly Row[] | undefined }
  | { readonly id: number; readonly error: string };

const { file } = workerData as { file: string };
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL'); // confirmed entries are on disk
// Fewer checkpoints: pages that many decisions rewrite are copied from the journal to the database only once.
database.exec('PRAGMA wal_autocheckpoint = 8000');
database.exec('PRAGMA cache_size = -8000');
database.exec('PRAGMA foreign_keys = ON');
database.exec('PRAGMA busy_timeout = 5000');

interface PreparedUpdate {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Prepared statements by their text, for all ports. */
const statements = new Map<string, PreparedUpdate>();

/** A client of this thread: the thread that started it, or another one of the process. */
interface Line {
  readonly port: MessagePort;
  readonly texts: string[];
  /** Statements by the number of their text. Prepared on first use, since an earlier statement may create the table that it needs. */
  readonly prepared: (PreparedUpdate | undefined)[];
}

interface Given {
  readonly line: Line;
  readonly task: Task;
}

function prepare({ texts, prepared }: Line, number: number): PreparedUpdate {
  const sql = texts[number]!;
  const known = statements.get(sql);
  const returnsRows = /^\s*(select|pragma)|\breturning\b/i.test(sql);
  const found = known ?? { statement: database.prepare(sql.replace(/\$(\d+)/g, '?$1')), returnsRows };
  statements.set(sql, found);
  prepared[number] = found;
  return found;
}

function carryOut(line: Line, [number, , ...values]: Packed): { rows: Row[]; touched: number } {
  const { statement, returnsRows } = line.prepared[number] ?? prepare(line, number);
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

/** The database has rolled back the whole transaction by itself, as it does when the disk is full. */
class GroupLost extends Error {}

function write(line: Line, statements: readonly Packed[]): Row[] | undefined {
  savepoint.run();
  try {
    let rows: Row[] = [];
    for (const each of statements) {
      const done = carryOut(line, each);
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

function reply({ line, task }: Given): Reply {
  const { id } = task;
  try {
    if ('write' in task) return { id, rows: write(line, task.write) };
    return { id, rows: 'read' in task ? carryOut(line, task.read).rows : [] };
  } catch (error) {
    if (error instanceof GroupLost) throw error;
    return { id, error: messageOf(error) };
  }
}

/** Group commit: runs tasks in one transaction with one sync. If that fails, runs each by itself. */
function carryOutTogether(given: readonly Given[]): Reply[] {
  const writes = given.some(({ task }) => 'write' in task);
  try {
    if (writes) begin.run();
    const replies = given.map(reply);
    if (writes) commit.run();
    return replies;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    if (given.length > 1) return given.flatMap(each => carryOutTogether([each]));
    return [{ id: given[0]!.task.id, error: messageOf(error) }];
  }
}

const lines = new Set<Line>();

function listenTo(port: MessagePort): void {
  const line = { port, texts: [], prepared: [] };
  lines.add(line);
  port.on('message', (first: SentState) => hear(line, first));
  port.on('close', () => lines.delete(line));
}

/** All tasks that have arrived meanwhile are written and confirmed together. */
function hear(from: Line, first: SentState): void {
  const given: Given[] = [];
  const take = (line: Line, told: SentState) => {
    if ('line' in told) return listenTo(told.line);
    line.texts.push(...told.texts);
    for (const task of told.tasks) given.push({ line, task });
  };
  take(from, first);
  for (const line of lines)
    for (let more = receiveMessageOnPort(line.port); more; more = receiveMessageOnPort(line.port))
      take(line, more.message as SentState);
  const replies = carryOutTogether(given);
  if (given.some(({ task }) => 'close' in task)) database.close();
  for (const line of lines) {
    const own = replies.filter((_, i) => given[i]!.line === line);
    if (own.length > 0) line.port.postMessage(own);
  }
}

listenTo(parentPort!);
flushCompileCache(); // releases the lock for the next start, however this thread ends

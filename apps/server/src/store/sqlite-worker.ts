import { flushCompileCache } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
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

/** What a line may say: what to do; and the first one, which other lines there are. */
export type SentState = Order | { readonly line: MessagePort };

export type Reply =
  | { readonly id: number; readonly rows: readonly Row[] | undefined }
  | { readonly id: number; readonly error: string };

const { file } = workerData as { file: string };
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL'); // an entry that was confirmed is on the disk
// Pages that every decision writes, and they are most, go from the log to the database once for many decisions.
database.exec('PRAGMA wal_autocheckpoint = 8000');
database.exec('PRAGMA cache_size = -8000');
database.exec('PRAGMA foreign_keys = ON');
database.exec('PRAGMA busy_timeout = 5000');

interface PreparedUpdate {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** Statements by their text, for all lines. */
const statements = new Map<string, PreparedUpdate>();

/** Somebody who gives orders: the thread that started this one, or another of the process. */
interface Line {
  readonly port: MessagePort;
  readonly texts: string[];
  /** By the number of the text. What a text is about may be made by the one before it, so each is prepared when needed. */
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

/** The database has undone the whole group by itself, as it does when the disk is full. */
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

/** Carries tasks out together, one sync for all. If that fails, each on its own, so that one does not spoil others. */
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

/** All that has come in meanwhile goes to the disk together, and is confirmed together. */
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
flushCompileCache(); // for the next start, however this thread ends

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Statement, Value } from './sql.ts';

export type Task =
  | { readonly id: number; readonly read: Omit<Statement, 'must'> }
  | { readonly id: number; readonly write: readonly Statement[] };

export type Reply =
  | { readonly id: number; readonly rows: readonly Row[] | undefined }
  | { readonly id: number; readonly error: string };

const { file } = workerData as { file: string };
const port = parentPort!;
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL'); // an entry that was confirmed is on the disk
database.exec('PRAGMA foreign_keys = ON');
database.exec('PRAGMA busy_timeout = 5000');

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const fresh = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
  prepared.set(sql, fresh);
  return fresh;
}

const returnsRows = (sql: string): boolean => /^\s*select|\breturning\b/i.test(sql);

function carryOut({ sql, values }: { sql: string; values: readonly Value[] }): { rows: Row[]; touched: number } {
  if (returnsRows(sql)) {
    const rows = prepare(sql).all(...values) as Row[];
    return { rows, touched: rows.length };
  }
  return { rows: [], touched: Number(prepare(sql).run(...values).changes) };
}

function write(statements: readonly Statement[]): Row[] | undefined {
  database.exec('SAVEPOINT one');
  try {
    let rows: Row[] = [];
    for (const each of statements) {
      const done = carryOut(each);
      if (each.must && done.touched === 0) {
        database.exec('ROLLBACK TO one; RELEASE one');
        return undefined;
      }
      rows = done.rows;
    }
    database.exec('RELEASE one');
    return rows;
  } catch (error) {
    database.exec('ROLLBACK TO one; RELEASE one');
    throw error;
  }
}

function reply(task: Task): Reply {
  try {
    return { id: task.id, rows: 'read' in task ? carryOut(task.read).rows : write(task.write) };
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** All that has come in meanwhile goes to the disk together, and is confirmed together: one sync for many tables. */
port.on('message', (first: Task) => {
  const tasks = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) tasks.push(more.message);
  const writes = tasks.some(task => 'write' in task);
  let replies: Reply[];
  try {
    if (writes) database.exec('BEGIN IMMEDIATE');
    replies = tasks.map(reply);
    if (writes) database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const message = error instanceof Error ? error.message : String(error);
    replies = tasks.map(({ id }) => ({ id, error: message }));
  }
  port.postMessage(replies);
});
port.on('close', () => database.close());

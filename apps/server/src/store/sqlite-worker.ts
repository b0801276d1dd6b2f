import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Statement, Value } from './sql.ts';

export type Work =
  | { readonly read: Omit<Statement, 'must'> }
  | { readonly write: readonly Statement[] }
  | { readonly close: true };
export type Task = { readonly id: number } & Work;

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

const returnsRows = (sql: string): boolean => /^\s*(select|pragma)|\breturning\b/i.test(sql);

function carryOut({ sql, values }: { sql: string; values: readonly Value[] }): { rows: Row[]; touched: number } {
  if (returnsRows(sql)) {
    const rows = prepare(sql).all(...values) as Row[];
    return { rows, touched: rows.length };
  }
  return { rows: [], touched: Number(prepare(sql).run(...values).changes) };
}

/** The database has undone the whole group by itself, as it does when the disk is full. */
class GroupLost extends Error {}

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
    if (writes) database.exec('BEGIN IMMEDIATE');
    const replies = tasks.map(reply);
    if (writes) database.exec('COMMIT');
    return replies;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    if (tasks.length > 1) return tasks.flatMap(task => carryOutTogether([task]));
    return [{ id: tasks[0]!.id, error: messageOf(error) }];
  }
}

/** All that has come in meanwhile goes to the disk together, and is confirmed together. */
port.on('message', (first: Task) => {
  const tasks = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) tasks.push(more.message);
  const replies = carryOutTogether(tasks);
  if (tasks.some(task => 'close' in task)) database.close();
  port.postMessage(replies);
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement, Value } from './sql.ts';
import type { Reply, Task } from './sqlite-worker.ts';

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

/** SQLite in a folder, in a thread of its own, so that waiting for the disk holds nobody up. */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const guard = lock(folder);
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: { file: join(folder, 'orrery.db') },
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let broken: Error | undefined;

  const fail = (error: Error) => {
    broken = error;
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  };
  worker.on('message', (replies: readonly Reply[]) => {
    for (const reply of replies) {
      const each = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) each?.reject(new Error(`SQLite: ${reply.error}`));
      else each?.resolve(reply.rows);
    }
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the database is closed')));

  type Work = { read: Omit<Statement, 'must'> } | { write: readonly Statement[] };
  const send = (work: Work): Promise<readonly Row[] | undefined> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...work } satisfies Task);
    });

  return {
    async read(sql: string, values: readonly Value[]) {
      return (await send({ read: { sql, values } })) ?? [];
    },
    write: statements => send({ write: statements }),
    announce: () => [],
    onChange: () => {},
    async close() {
      await Promise.allSettled(
        [...waiting.values()].length > 0 ? [send({ read: { sql: 'SELECT 1', values: [] } })] : [],
      );
      await worker.terminate();
      guard.close();
    },
  };
}

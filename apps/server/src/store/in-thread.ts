import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { SqlStore } from './sql-store.ts';
import { sqliteOnLine } from './sqlite.ts';
import type { Store } from './store.ts';

export interface InThread {
  /** A PostgreSQL database; without one, message ports to the SQLite thread. */
  readonly databaseUrl: string | undefined;
  readonly databaseTimeoutMs?: number | undefined;
}

/** A message port for the thread that has SQLite open (`Store.adopt`). */
export interface LineMessage {
  readonly line: MessagePort;
}

/** The store of a worker thread: own connections to PostgreSQL, or a message port to the SQLite thread. */
export async function openInThread(
  { databaseUrl, databaseTimeoutMs }: InThread,
  port: Pick<MessagePort, 'postMessage'>,
  lagMs: () => number,
): Promise<Store> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return new SqlStore(await openPostgres(databaseUrl, databaseTimeoutMs), lagMs);
  }
  const open = (): MessagePort => {
    const { port1: near, port2: far } = new MessageChannel();
    port.postMessage({ line: far } satisfies LineMessage, [far]);
    return near;
  };
  return new SqlStore(sqliteOnLine(open), lagMs);
}

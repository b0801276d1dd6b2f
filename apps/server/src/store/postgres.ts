import { Client, type ClientBase, Pool, types } from 'pg';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { Database, Row, Statement, Value } from './sql.ts';

types.setTypeParser(types.builtins.INT8, Number); // times and counts are far below 2^53

const CHANNEL = 'orrery_tables';
const RECONNECT_MS = 500;
/** The timeout for queries and for connecting. */
export const DATABASE_TIMEOUT_MS = 5_000;
/** The timeout for migrations of the schema, which may take long. */
const STEP_MS = 60 * 60_000;
/** How long connections may take to close gracefully. */
const FAREWELL_MS = 1_000;
/** The advisory lock for work that only one process at a time may do; any number that is not used elsewhere in the database. */
const ALONE = 7_011_975;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Whether the error is a timeout, not an error reported by the database. */
const isUnanswered = (error: unknown): boolean =>
  /^Query read timeout|^timeout expired|due to connection timeout/.test(messageOf(error));

/** Destroys a connection. The library only closes gracefully, which a database that hangs never acknowledges. */
function hangUp(client: ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy(): void } } };
  connection?.stream?.destroy();
}

/** PostgreSQL, which any number of processes may share. Queries have a timeout. */
export async function openPostgres(url: string, timeoutMs = DATABASE_TIMEOUT_MS): Promise<Database> {
  const settings = {
    ...{ connectionString: url, connectionTimeoutMillis: timeoutMs, keepAlive: true, query_timeout: timeoutMs },
    // The database itself cancels slow statements before our timeout, and rolls back transactions of a process that
    // hangs.
    ...{ statement_timeout: 0.6 * timeoutMs, lock_timeout: 0.6 * timeoutMs },
    idle_in_transaction_session_timeout: 2 * timeoutMs,
  };
  const clients = new Set<ClientBase>();
  const pool = new Pool({ ...settings, max: 10 });
  const breaker = new CircuitBreaker(isUnanswered);
  let steps = 0;
  pool.on('error', () => {}); // a connection that breaks while idle is replaced when one is needed
  pool.on('connect', client => {
    clients.add(client);
    client.on('error', () => {}); // one that is in use fails the query on its way
  });
  pool.on('remove', client => void clients.delete(client));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  let closed = false;
  let listener: Client | undefined;
  const heard: ((table?: string, revision?: number) => void)[] = [];

  async function listen(): Promise<void> {
    if (closed) return;
    const client = new Client(settings);
    // An idle connection may be dead without notice.
    const looking = setInterval(() => void client.query('SELECT 1').catch(again), 2 * timeoutMs);
    looking.unref();
    const again = () => {
      clearInterval(looking);
      if (listener !== client) return;
      listener = undefined;
      client.end().catch(() => {});
      hangUp(client);
      setTimeout(() => void listen(), RECONNECT_MS).unref();
    };
    listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [table, revision] = payload.split(' ');
      for (const each of heard) each(table, Number(revision));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      for (const each of heard) each(); // something may have been missed
    } catch {
      again();
    }
  }

  /** A query in the form of the library. */
  const query = (sql: string, values: readonly Value[]) => ({
    ...{ text: sql, values: [...values] },
    ...(steps > 0 ? { query_timeout: STEP_MS } : {}),
  });

  return {
    async read(sql: string, values: readonly Value[]) {
      const { rows } = await breaker.run(() => pool.query(query(sql, values)));
      return rows as Row[];
    },
    write: statements => breaker.run(() => write(statements)),
    rowsOfOneClaimer: 'FOR UPDATE SKIP LOCKED',
    isShared: true,
    async alone(work) {
      const client = new Client({
        ...settings,
        query_timeout: STEP_MS,
        statement_timeout: STEP_MS,
        lock_timeout: STEP_MS,
      }); // the lock goes with its connection
      client.on('error', () => {});
      await client.connect();
      steps++;
      try {
        await client.query('SELECT pg_advisory_lock($1)', [ALONE]);
        return await work();
      } finally {
        steps--;
        await client.end();
      }
    },
    announce: (table, revision) => [{ sql: `SELECT pg_notify('${CHANNEL}', $1)`, values: [`${table} ${revision}`] }],
    onChange(each) {
      heard.push(each);
      if (!listener) void listen();
    },
    adopt: () => false,
    async close() {
      if (closed) return;
      closed = true;
      const ended = Promise.allSettled([pool.end(), listener?.end()]);
      const late = setTimeout(() => {
        for (const client of clients) hangUp(client);
        if (listener) hangUp(listener);
      }, FAREWELL_MS);
      await ended;
      clearTimeout(late);
    },
  };

  async function write(statements: readonly Statement[]): Promise<Row[] | undefined> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      if (steps > 0) await client.query('SET LOCAL statement_timeout = 0');
      let rows: Row[] = [];
      for (const { sql, values, must } of statements) {
        const done = await client.query(query(sql, values));
        if (must && done.rowCount === 0) {
          await client.query('ROLLBACK');
          return undefined;
        }
        rows = done.rows as Row[];
      }
      await client.query('COMMIT');
      return rows;
    } catch (error) {
      if (isUnanswered(error)) broken = error as Error;
      else
        await client.query('ROLLBACK').catch(reason => {
          broken = reason as Error;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

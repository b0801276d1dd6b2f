import { Client, Pool, types } from 'pg';
import type { Database, Row, Statement, Value } from './sql.ts';

types.setTypeParser(types.builtins.INT8, Number); // times and counts: all far below 2^53

const CHANNEL = 'orrery_tables';
const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;
/** The lock for work that one process at a time may do; any number that nobody else in the database uses. */
const ALONE = 7_011_975;

/** PostgreSQL, which any number of processes may share. */
export async function openPostgres(url: string): Promise<Database> {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new Pool({ ...settings, max: 10 });
  pool.on('error', () => {}); // a connection that breaks while idle is replaced when one is needed
  pool.on('connect', client => client.on('error', () => {})); // one that is in use fails the query on its way
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
    const again = () => {
      if (listener !== client) return;
      listener = undefined;
      client.end().catch(() => {});
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

  return {
    async read(sql: string, values: readonly Value[]) {
      return (await pool.query({ text: sql, values: [...values] })).rows as Row[];
    },
    async write(statements: readonly Statement[]) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        let rows: Row[] = [];
        for (const { sql, values, must } of statements) {
          const done = await client.query({ text: sql, values: [...values] });
          if (must && done.rowCount === 0) {
            await client.query('ROLLBACK');
            return undefined;
          }
          rows = done.rows as Row[];
        }
        await client.query('COMMIT');
        return rows;
      } catch (error) {
        await client.query('ROLLBACK').catch(reason => {
          broken = reason as Error;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    rowsOfOneClaimer: 'FOR UPDATE SKIP LOCKED',
    isShared: true,
    async alone(work) {
      const client = new Client(settings); // the lock goes with its connection
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query('SELECT pg_advisory_lock($1)', [ALONE]);
        return await work();
      } finally {
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
      await Promise.allSettled([pool.end(), listener?.end()]);
    },
  };
}

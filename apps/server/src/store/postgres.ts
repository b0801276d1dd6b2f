import { Client, Pool, types } from 'pg';
import type { Database, Row, Statement, Value } from './sql.ts';

types.setTypeParser(types.builtins.INT8, Number); // times and counts: all far below 2^53

const CHANNEL = 'orrery_tables';
const RECONNECT_MS = 500;
/** Two processes may bring a new database to its present form at the same time. */
const duplicateCodes = ['23505', '42P07'];

/** PostgreSQL, which any number of processes may share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {}); // a connection that breaks while idle is replaced when one is needed
  await pool.query('SELECT 1');

  let closed = false;
  let listener: Client | undefined;
  const heard: ((table: string) => void)[] = [];

  async function listen(): Promise<void> {
    if (closed) return;
    const client = new Client({ connectionString: url });
    const again = () => {
      if (listener !== client) return;
      listener = undefined;
      setTimeout(() => void listen(), RECONNECT_MS).unref();
    };
    listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      for (const each of heard) each(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      for (const each of heard) each(''); // something may have been missed
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
        const code = (error as { code?: string }).code ?? '';
        if (duplicateCodes.includes(code) && statements.some(({ sql }) => sql.includes('schema_steps'))) return [];
        throw error;
      } finally {
        client.release(broken);
      }
    },
    announce: table => [{ sql: `SELECT pg_notify('${CHANNEL}', $1)`, values: [table] }],
    onChange(each) {
      heard.push(each);
      if (!listener) void listen();
    },
    async close() {
      closed = true;
      await Promise.allSettled([pool.end(), listener?.end()]);
    },
  };
}

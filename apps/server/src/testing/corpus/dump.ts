import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, types } from 'pg';
import { migrations } from '../../store/migrations.ts';

/** Tables in an order in which rows only refer to rows before them. */
const tables = [
  'schema_steps',
  'secrets',
  'people',
  'tables',
  'sitters',
  'batches',
  'snapshots',
  'commands',
  'chat',
  'notices',
];

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`no literal for ${typeof value}`);
}

/** A PostgreSQL database as statements that make it again, for any client that can run SQL. */
export async function dumpPostgres(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl, types: { getTypeParser: types.getTypeParser } });
  await client.connect();
  try {
    const found = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`);
    const names = found.rows.map(row => row.tablename as string);
    if (names.join() !== [...tables].sort().join()) throw new Error(`the tables are others than known: ${names}`);
    const statements = [
      `CREATE TABLE schema_steps (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)`,
      ...migrations.flat(),
    ];
    for (const table of tables) {
      const { rows, fields } = await client.query(`SELECT * FROM ${table} ORDER BY 1, 2`);
      const columns = fields.map(({ name }) => name);
      for (const row of rows)
        statements.push(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(name => literal(row[name])).join(', ')})`,
        );
    }
    return `${statements.join(';\n')};\n`;
  } finally {
    await client.end();
  }
}

/** Brings all of a SQLite database into its one file, without gaps. */
export function packSqlite(folder: string): string {
  const file = join(folder, 'orrery.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; VACUUM');
  database.close();
  return file;
}

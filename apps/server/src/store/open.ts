import { checkForm, migrate } from './migrations.ts';
import { ServedTime } from './served-time.ts';
import type { Database } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** The folder of SQLite's files. */
  readonly folder: string;
  /** A PostgreSQL database instead; several processes may share it. */
  readonly databaseUrl?: string | undefined;
  /** The timeout of queries to PostgreSQL. */
  readonly databaseTimeoutMs?: number;
}

/** Opens the database of a store without checking its schema. */
export const openDatabase = async (
  { folder, databaseUrl, databaseTimeoutMs }: StoreSettings,
  how: 'to write' | 'to read',
): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(folder, how)
    : (await import('./postgres.ts')).openPostgres(databaseUrl, databaseTimeoutMs);

/**
 * Opens the store and migrates its schema. Read-only, it is opened as it is, also while another process
 * uses it.
 */
export async function openStore(
  settings: StoreSettings,
  how: 'to write' | 'to read' = 'to write',
  time = new ServedTime(),
): Promise<Store> {
  const database = await openDatabase(settings, how);
  try {
    if (how === 'to write') await migrate(database);
    else await checkForm(database);
    const store = new SqlStore(database, () => time.lagMs);
    const at = await store.servedAt();
    if (at !== undefined) time.resume(at);
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}

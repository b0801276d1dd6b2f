import { checkForm, migrate } from './migrations.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** Where SQLite keeps its files. */
  readonly folder: string;
  /** A PostgreSQL database instead, which several processes may share. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the store and brings it to the present form. Only to read, it is taken as it is, also while another process
 * uses it.
 */
export async function openStore(
  { folder, databaseUrl }: StoreSettings,
  how: 'to write' | 'to read' = 'to write',
): Promise<Store> {
  const database =
    databaseUrl === undefined
      ? await openSqlite(folder, how)
      : await (await import('./postgres.ts')).openPostgres(databaseUrl);
  try {
    if (how === 'to write') await migrate(database);
    else await checkForm(database);
    return new SqlStore(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

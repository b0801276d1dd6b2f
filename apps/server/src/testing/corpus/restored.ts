import type { StoreSettings } from '../../store/open.ts';
import { someDatabase } from '../databases.ts';
import { someFolder } from '../servers.ts';
import { restorePostgres, restoreSqlite } from './files.ts';

export type Kind = 'sqlite' | 'postgres';

/** A stored database, restored for one test: what a server needs to open it. */
export async function someRestored(from: string, kind: Kind): Promise<StoreSettings> {
  const databaseUrl = kind === 'postgres' ? await someDatabase() : undefined;
  const folder = someFolder();
  if (databaseUrl === undefined) restoreSqlite(from, folder);
  else await restorePostgres(from, databaseUrl);
  return { folder, databaseUrl };
}

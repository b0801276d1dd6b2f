import { openStore, type StoreSettings } from '../store/open.ts';
import { freeTable } from '../tables/set-aside.ts';

/** Brings tables that were set aside back into play: those that are named, or all. Gives back which it were. */
export async function freeTables(settings: StoreSettings, ids: readonly string[]): Promise<readonly string[]> {
  const store = await openStore(settings, 'to write');
  try {
    const found: string[] = [];
    for (const id of ids.length > 0 ? ids : await store.tableIds())
      if (await freeTable(store, id, Date.now())) found.push(id);
    return found;
  } finally {
    await store.close();
  }
}

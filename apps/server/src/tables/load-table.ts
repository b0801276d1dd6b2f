import { granted, type Result } from '../common/refusal.ts';
import { wakeAt } from '../rooms/clocks.ts';
import type { TableRecord } from '../store/store.ts';
import { freed, isSetAside } from './set-aside.ts';
import { migrateTable, rulesAge, stuckCommit } from './stored/rules-migration.ts';
import { loadGame } from './stored/stored-game.ts';
import { SyncedTable } from './synced-table.ts';
import type { TableDependencies } from './table-dependencies.ts';
import { failed, gone, newerRules } from './table-refusals.ts';

/** How often to start over when other processes write to a table at the same time. */
export const CONFLICTS = 5;

type Loading = Pick<TableDependencies, 'store' | 'now' | 'migrated'>;

/** Reads a table from the store. A game with older rules is migrated to those of this server first. */
export async function loadTable(deps: Loading, id: string): Promise<Result<SyncedTable>> {
  const { store, now } = deps;
  for (let tries = 0; tries < CONFLICTS; tries++) {
    const { lagMs } = store;
    const record = await store.readTable(id);
    if (!record) return gone;
    const withoutGame = () => granted(new SyncedTable(store, record, undefined, lagMs));
    const age = rulesAge(record);
    if (age === 'newer') return newerRules;
    if (isSetAside(record.room)) return withoutGame();
    if (age === 'older') {
      if ((await migrate(deps, record)) === 'stuck') return withoutGame();
      continue;
    }
    if (record.room.stuck?.releases) {
      const room = freed(record.room, now()); // another release set it aside; this one may work
      await store.commit(id, { revision: record.revision, room, wakeAt: wakeAt(room, now()) });
      continue;
    }
    const loaded = await loadGame(store, record);
    return loaded.ok ? granted(new SyncedTable(store, record, loaded.value, lagMs)) : loaded;
  }
  return failed;
}

/** Migrates a table's game to the rules of this server, or stores why that is impossible. `changed`: reload it. */
async function migrate({ store, now, migrated }: Loading, record: TableRecord): Promise<'changed' | 'stuck'> {
  const { room } = record;
  const result = await migrateTable(store, record, now());
  if (result.ok) {
    const outcome = await store.commit(room.id, result.value.commit);
    if (outcome === 'done') migrated({ table: room.id, from: room.rulesVersion, undone: result.value.undone });
    return 'changed'; // by this or another process
  }
  const commit = stuckCommit(record, result.message);
  if (!commit) return 'stuck';
  await store.commit(room.id, commit);
  migrated({ table: room.id, from: room.rulesVersion, why: result.message });
  return 'changed';
}

import { findGame } from '@orrery/catalogue';
import type { KernelState, Seed, Snapshot } from '@orrery/kernel';
import type { Room } from '../rooms/room.ts';
import { openDatabase, type StoreSettings } from '../store/open.ts';
import { batchOf } from '../store/rows.ts';
import type { Database } from '../store/sql.ts';
import type { StoredGame, TableRecord } from '../store/store.ts';
import { migrateTable, rulesAge } from '../tables/stored/rules-migration.ts';

/** What would become of one table under the rules of this release. */
export interface TableUpgrade {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly status: Room['status'];
  /** The rules it follows now. */
  readonly rulesVersion: number;
  /** It follows these rules already, has no game yet, would be moved, cannot be, or is of a newer release. */
  readonly outcome: 'current' | 'no game' | 'moves' | 'stuck' | 'newer';
  /** Decisions since its last stored state that would be put again, and that would be taken back. */
  readonly again?: number;
  readonly undone?: number;
  readonly why?: string;
}

/**
 * Goes through a database and works out what this release would make of each table. Nothing is written, and the database
 * may be of an earlier form: only columns are read that have been there from the first form on.
 */
export async function* checkUpgrade(settings: StoreSettings, now = Date.now()): AsyncGenerator<TableUpgrade> {
  const database = await openDatabase(settings, 'to read');
  try {
    for (const { id } of await database.read(`SELECT id FROM tables ORDER BY id`, [])) {
      const record = await readTable(database, id as string);
      if (record) yield await upgradeOf(database, record, now);
    }
  } finally {
    await database.close();
  }
}

async function upgradeOf(database: Database, record: TableRecord, now: number): Promise<TableUpgrade> {
  const { id: table, title, game, status, rulesVersion } = record.room;
  const found = { table, title, game, status, rulesVersion };
  if (!findGame(game)) return { ...found, outcome: 'stuck', why: `There is no game ${game}.` };
  if (record.seed === null) return { ...found, outcome: 'no game' };
  const age = rulesAge(record);
  if (age !== 'older') return { ...found, outcome: age };
  const move = await migrateTable({ readGame: id => readGame(database, id) }, record, now);
  if (!move.ok) return { ...found, outcome: 'stuck', why: move.message };
  const { again, undone } = move.value;
  return { ...found, outcome: 'moves', again, undone };
}

async function readTable(database: Database, id: string): Promise<TableRecord | undefined> {
  const [row] = await database.read(`SELECT room, revision, length, chain, seed FROM tables WHERE id = $1`, [id]);
  if (!row) return undefined;
  return {
    room: JSON.parse(row.room as string) as Room,
    revision: row.revision as number,
    length: row.length as number,
    chain: row.chain as string,
    seed: row.seed as Seed | null,
    fairness: null,
  };
}

async function readGame(database: Database, id: string): Promise<StoredGame> {
  const [row] = await database.read(`SELECT snapshot FROM snapshots WHERE table_id = $1`, [id]);
  const snapshot = row && (JSON.parse(row.snapshot as string) as Snapshot<KernelState>);
  const batches = await database.read(
    `SELECT first, entries, events_kept, events, chain, at FROM batches WHERE table_id = $1 ORDER BY first`,
    [id],
  );
  return { snapshot, batches: batches.map(batchOf), isKept: false };
}

import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { checkTable } from '../transfer/check.ts';
import { copySqlite } from './backup.ts';

/** The result of checking a copy. */
export interface BackupFindings {
  readonly tables: number;
  readonly playing: number;
  readonly over: number;
  readonly entries: number;
  readonly people: number;
  /** All problems found. */
  readonly problems: readonly string[];
}

/** The magic bytes of pg_dump's custom format. */
const DUMP_MARK = 'PGDMP';

function beginsWith(path: string, mark: string): boolean {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(mark.length);
    return readSync(file, start) === mark.length && start.toString('latin1') === mark;
  } finally {
    closeSync(file);
  }
}

/**
 * Restores a copy into a temporary folder, as a host would, and checks it: its pages, its schema, and every game,
 * replayed from its seed. A PostgreSQL database is checked in place, read-only.
 */
export async function checkBackup(from: string | { readonly databaseUrl: string }): Promise<BackupFindings> {
  if (typeof from !== 'string') return checkStore({ folder: '', ...from }, 'to read');
  const kind = statSync(from, { throwIfNoEntry: false });
  if (!kind) throw new Error(`there is no ${from}`);
  const file = kind.isDirectory() ? join(from, 'orrery.db') : from;
  if (kind.isFile() && beginsWith(file, DUMP_MARK))
    throw new Error('this is a dump of PostgreSQL: restore it into an empty database and check that, by its address');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-restore-'));
  try {
    await copySqlite(file, join(folder, 'orrery.db'));
    return await checkStore({ folder }, 'to write'); // this migrates an older schema
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkStore(settings: StoreSettings, how: 'to write' | 'to read'): Promise<BackupFindings> {
  const store = await openStore(settings, how);
  try {
    const problems: string[] = [];
    const counts = { tables: 0, playing: 0, over: 0, entries: 0 };
    for (const id of await store.tableIds()) {
      const found = await findTable(store, id);
      counts.tables++;
      counts.entries += found.entries;
      if (found.status === 'playing' || found.status === 'over') counts[found.status]++;
      if (found.problem !== undefined) problems.push(`table ${id}: ${found.problem}`);
    }
    let people = 0;
    for (const id of await store.people.ids()) {
      people++;
      await store.people.read(id).catch(error => problems.push(`person ${id}: ${messageOf(error)}`));
    }
    return { ...counts, people, problems };
  } finally {
    await store.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface FoundTable {
  readonly status?: string;
  readonly entries: number;
  readonly problem?: string;
}

/** One table with its game. A server may continue it meanwhile: entries after those of the table's row are left out. */
async function findTable(store: Store, id: string): Promise<FoundTable> {
  try {
    const record = await store.readTable(id);
    if (!record) return { entries: 0 }; // deleted meanwhile
    const { room, length } = record;
    const batches = (await store.readBatches(id, 0)).filter(({ first }) => first < length);
    const states = (await store.readStates(id)).filter(({ at }) => at <= length);
    const chat = (await store.readChat(id, 1)).filter(({ number }) => number <= room.chats);
    const privates = (await store.readPrivate(id, 1)).filter(({ number }) => number <= (room.privates ?? 0));
    const { snapshot } = await store.readGame(id, 0);
    const stored = snapshot && snapshot.at <= length ? snapshot : undefined;
    const checked = checkTable({ record, batches, chat, privates, states }, stored);
    const found = { status: room.status, entries: length };
    return checked.ok ? found : { ...found, problem: `${checked.code}: ${checked.message}` };
  } catch (error) {
    return { entries: 0, problem: messageOf(error) };
  }
}

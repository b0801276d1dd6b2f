import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import type { StoreSettings } from '../store/open.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
}

/** More pages than any database has: all are copied in one step, as a consistent snapshot. In several steps, each write of the server would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the data of a server to a new file. The server may be running: the copy blocks nobody. */
export async function backUp({ folder, databaseUrl }: StoreSettings, file: string): Promise<Backup> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  closeSync(openSync(partial, 'wx', 0o600)); // it contains secrets
  try {
    if (databaseUrl === undefined) await copySqlite(join(folder, 'orrery.db'), partial);
    else await dumpPostgres(databaseUrl, partial);
    toDisk(partial);
    renameSync(partial, file);
    toDisk(dirname(file));
  } finally {
    for (const each of [partial, `${partial}-wal`, `${partial}-shm`]) rmSync(each, { force: true });
  }
  return { file, bytes: statSync(file).size };
}

/** Copies a consistent snapshot of an SQLite database, including its write-ahead log. */
export async function copySqlite(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`there is no server's data in ${dirname(source)}`);
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await copyPages(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(target);
  try {
    copy.exec('PRAGMA journal_mode = DELETE'); // a single file, without a journal
    const [row] = copy.prepare('PRAGMA quick_check(1)').all();
    const found = String(row?.quick_check);
    if (found !== 'ok') throw new Error(`the database is damaged (${found.replaceAll('\n', ' ')})`);
  } finally {
    copy.close();
  }
}

/** Runs pg_dump. The password does not appear in the list of processes. */
async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const args = ['--format=custom', '--no-owner', '--no-password', `--file=${file}`, `--dbname=${url.href}`];
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  await new Promise<void>((resolve, reject) => {
    const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('pg_dump is not installed here; it comes with the client programs of PostgreSQL')
          : error,
      ),
    );
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `pg_dump ended with ${code}`)),
    );
  });
}

function toDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * npm run corpus:databases: writes corpus/databases/<rules versions>/, a small SQLite and a small PostgreSQL database
 * with tables as a server of today leaves them, unless it is there. Run it before a release that changes rules or what
 * servers store. Folders of earlier releases are never touched. It takes the saves that npm run corpus has written.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createDatabase, startPostgres } from '../postgres.ts';
import { dumpPostgres, packSqlite } from './dump.ts';
import { currentDatabases, type StoredDatabases } from './files.ts';
import { fill } from './fill.ts';

async function write(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-corpus-'));
  const postgresServer = await startPostgres();
  try {
    const sqlite = await fill({ folder });
    const databaseUrl = await createDatabase(postgresServer.url);
    const postgres = await fill({ folder, databaseUrl });
    mkdirSync(currentDatabases, { recursive: true });
    const put = (name: string, content: Buffer | string): void =>
      writeFileSync(join(currentDatabases, name), gzipSync(content, { level: 9 }));
    put('sqlite.db.gz', readFileSync(packSqlite(folder)));
    put('postgres.sql.gz', await dumpPostgres(databaseUrl));
    const index: StoredDatabases = {
      people: { sqlite: sqlite.people, postgres: postgres.people },
      tables: { sqlite: sqlite.tables, postgres: postgres.tables },
    };
    writeFileSync(join(currentDatabases, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    process.stdout.write(`${currentDatabases}: ${sqlite.tables.length} tables in each\n`);
  } finally {
    await postgresServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!existsSync(currentDatabases)) await write();
process.exit(); // without waiting for timers of the clients that played

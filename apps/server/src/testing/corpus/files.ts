import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogue } from '@orrery/catalogue';
import type { Save } from '@orrery/kernel';
import type { TableStatus } from '@orrery/protocol';
import { Client } from 'pg';

const corpusFolder = join(import.meta.dirname, '../../../../../corpus');
const databasesFolder = join(corpusFolder, 'databases');

/** A table of a stored database: what it shows, and how it was left. */
export interface StoredTable {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: TableStatus;
  /** How many entries its game has, and how many lines of chat. */
  readonly length: number;
  readonly chats: number;
}

/** Who is in a stored database, and at which tables they sit. The two kinds of databases have tables of their own. */
export interface StoredDatabases {
  readonly people: Readonly<Record<'sqlite' | 'postgres', readonly { readonly id: string; readonly name: string }[]>>;
  readonly tables: Readonly<Record<'sqlite' | 'postgres', readonly StoredTable[]>>;
}

/** Called by the rules versions of all games, so that each release that changes one has a folder of its own. */
export const currentDatabases = join(
  databasesFolder,
  catalogue.map(({ game }) => `${game.id}-v${game.rulesVersion}`).join('_'),
);

/** The folders with databases of all releases. */
export const allDatabases = (): string[] => readdirSync(databasesFolder).map(name => join(databasesFolder, name));

export const readStored = (folder: string): StoredDatabases =>
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

/** A saved game of the current rules, as text. */
export function corpusSave(game: string, name: string): string {
  const { rulesVersion } = catalogue.find(each => each.id === game)!.game;
  const file = join(corpusFolder, game, `v${rulesVersion}`, `${name}.save.json.gz`);
  return gunzipSync(readFileSync(file)).toString('utf8');
}

/** A saved game of any rules version that was ever released. */
export interface CorpusSave {
  readonly game: string;
  readonly version: number;
  readonly name: string;
  read(): Save;
}

export const allSaves = (): CorpusSave[] =>
  catalogue.flatMap(({ id: game }) =>
    readdirSync(join(corpusFolder, game), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.save.json.gz'))
      .map(path => ({
        ...{ game, version: Number(/^v(\d+)/.exec(path)![1]), name: basename(path, '.save.json.gz') },
        read: () => JSON.parse(gunzipSync(readFileSync(join(corpusFolder, game, path))).toString('utf8')) as Save,
      })),
  );

/** Lays a stored SQLite database into the folder of a server. */
export function restoreSqlite(from: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'orrery.db'), gunzipSync(readFileSync(join(from, 'sqlite.db.gz'))));
}

/** Writes a stored PostgreSQL database into an empty one. */
export async function restorePostgres(from: string, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(gunzipSync(readFileSync(join(from, 'postgres.sql.gz'))).toString('utf8'));
  } finally {
    await client.end();
  }
}

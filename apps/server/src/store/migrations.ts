import type { Database } from './sql.ts';
import { statement } from './sql.ts';

/**
 * The migrations of the schema. Forward only: a released step is never edited.
 * Times are milliseconds since 1970, documents are JSON as text; the SQL works in both databases.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, recovery TEXT UNIQUE, settings TEXT NOT NULL
    )`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, revision INTEGER NOT NULL, length INTEGER NOT NULL, chain TEXT NOT NULL, seed TEXT,
      room TEXT NOT NULL, listed INTEGER NOT NULL, wake_at BIGINT, updated BIGINT NOT NULL
    )`,
    `CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL`,
    `CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1`,
    `CREATE TABLE sitters (
      person TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (person, table_id)
    )`,
    `CREATE TABLE batches (
      table_id TEXT NOT NULL REFERENCES tables (id), first INTEGER NOT NULL, entries TEXT NOT NULL,
      events_kept INTEGER NOT NULL, events TEXT NOT NULL, chain TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (table_id, first)
    )`,
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY REFERENCES tables (id), at INTEGER NOT NULL, snapshot TEXT NOT NULL
    )`,
    `CREATE TABLE commands (
      table_id TEXT NOT NULL REFERENCES tables (id), command TEXT NOT NULL, PRIMARY KEY (table_id, command)
    )`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at BIGINT NOT NULL,
      person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
    )`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, since BIGINT NOT NULL,
      attempts INTEGER NOT NULL, due BIGINT
    )`,
    `CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL`,
  ],
  /** The clocks of a table, if they differ from its room; and the sender and id of answers. */
  [`ALTER TABLE tables ADD COLUMN clocks TEXT`, `ALTER TABLE batches ADD COLUMN command TEXT`],
  /** States of games at safe points, in the form of their own rules version. */
  [
    `CREATE TABLE states (
      table_id TEXT NOT NULL REFERENCES tables (id), at INTEGER NOT NULL, rules_version INTEGER NOT NULL,
      kept TEXT NOT NULL, PRIMARY KEY (table_id, at, rules_version)
    )`,
  ],
  /** The last served time, in a single row. */
  [`CREATE TABLE served (one INTEGER PRIMARY KEY, at BIGINT NOT NULL)`],
  /** The contributions to the seed of a game. */
  [`ALTER TABLE tables ADD COLUMN fairness TEXT`],
  /** Sessions of people, and whether a cookie from before sessions existed is still valid. */
  [
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL,
      ended BIGINT
    )`,
    `CREATE INDEX sessions_of ON sessions (person)`,
    `CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL`,
    `ALTER TABLE people ADD COLUMN plain_cookie INTEGER NOT NULL DEFAULT 1`,
  ],
  /** Mutes and blocks, and reports to the operator. */
  [
    `CREATE TABLE blocks (
      person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (person, other)
    )`,
    `CREATE INDEX blocks_of_other ON blocks (other)`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
      table_id TEXT NOT NULL, reason TEXT NOT NULL, chat TEXT NOT NULL, closed BIGINT
    )`,
  ],
  /** Bans, and the log of operators' actions. */
  [
    `ALTER TABLE people ADD COLUMN banned TEXT`,
    `CREATE TABLE audit (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL,
      detail TEXT NOT NULL
    )`,
  ],
  /** Planned starts, which are found by another time than the clocks of games. */
  [`CREATE INDEX tables_planned ON tables (wake_at) WHERE seed IS NULL AND wake_at IS NOT NULL`],
  /** Messages between two players. A server of an older release does not read this table, so it shows them to nobody. */
  [
    `CREATE TABLE private_messages (
      table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL,
      person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER, to_person TEXT NOT NULL, to_name TEXT NOT NULL,
      to_seat INTEGER, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
    )`,
  ],
  /** Whether such a message is a promise of a deal. */
  [`ALTER TABLE private_messages ADD COLUMN promise INTEGER NOT NULL DEFAULT 0`],
];

/** Migrates a database to the current schema; tests pass other `steps`. Of two processes at once, one waits. */
export const migrate = (database: Database, steps = migrations): Promise<void> =>
  database.alone(async () => {
    await database.write([
      statement(`CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)`),
    ]);
    const [row] = await database.read(`SELECT COALESCE(MAX(step), 0) AS step FROM schema_steps`, []);
    const have = Number(row!.step);
    if (have > steps.length)
      throw new Error(`this database was made by a newer Orrery (step ${have}; this one knows ${steps.length})`);
    for (const [index, statements] of steps.entries()) {
      if (index < have) continue;
      await database.write([
        statement(`INSERT INTO schema_steps (step, at) VALUES ($1, $2)`, index + 1, Date.now()),
        ...statements.map(sql => statement(sql)),
      ]);
    }
  });

/** Refuses a database that does not have the current schema. */
export async function checkForm(database: Database): Promise<void> {
  const [row] = await database.read(`SELECT COALESCE(MAX(step), 0) AS step FROM schema_steps`, []);
  const have = Number(row?.step);
  if (have !== migrations.length)
    throw new Error(`this database was made by another Orrery (step ${have}; this one knows ${migrations.length})`);
}

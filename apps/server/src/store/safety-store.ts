import { type Database, type Row, statement } from './sql.ts';
import type { ChatRecord } from './store.ts';

/** Muted: their chat is hidden. Blocked: they also cannot sit down at the person's tables. */
export type BlockKind = 'mute' | 'block';

export interface BlockRecord {
  /** A mute or a block. */
  readonly person: string;
  readonly other: string;
  /** The name of the other person at that time. */
  readonly name: string;
  readonly kind: BlockKind;
  readonly at: number;
}

/** A report about a person to the operator. */
export interface ReportRecord {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly reason: string;
  /** The last chat lines of the table. */
  readonly chat: readonly ChatRecord[];
}

const blockOf = (row: Row): BlockRecord => ({
  person: row.person as string,
  other: row.other as string,
  name: row.name as string,
  kind: row.kind as BlockKind,
  at: row.at as number,
});

const reportOf = (row: Row): ReportRecord => ({
  id: row.id as string,
  at: row.at as number,
  reporter: row.reporter as string,
  person: row.person as string,
  name: row.name as string,
  table: row.table_id as string,
  reason: row.reason as string,
  chat: JSON.parse(row.chat as string) as ChatRecord[],
});

/** Stores mutes, blocks and reports. */
export class SafetyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async block({ person, other, name, kind, at }: BlockRecord): Promise<void> {
    await this.#database.write([
      statement(
        `INSERT INTO blocks (person, other, name, kind, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, kind = excluded.kind, at = excluded.at`,
        ...[person, other, name, kind, at],
      ),
    ]);
  }

  async unblock(person: string, other: string): Promise<void> {
    await this.#database.write([statement(`DELETE FROM blocks WHERE person = $1 AND other = $2`, person, other)]);
  }

  async blocksOf(person: string): Promise<readonly BlockRecord[]> {
    const rows = await this.#database.read(
      `SELECT person, other, name, kind, at FROM blocks WHERE person = $1 ORDER BY at, other`,
      [person],
    );
    return rows.map(blockOf);
  }

  /** Whom a person has muted or blocked. */
  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    return new Set((await this.blocksOf(person)).map(({ other }) => other));
  }

  /** Whether one of these people has blocked somebody. */
  async isBlocked(other: string, by: readonly string[]): Promise<boolean> {
    const rows = await this.#database.read(`SELECT person FROM blocks WHERE other = $1 AND kind = 'block'`, [other]);
    return rows.some(({ person }) => by.includes(person as string));
  }

  async report({ id, at, reporter, person, name, table, reason, chat }: ReportRecord): Promise<void> {
    await this.#database.write([
      statement(
        `INSERT INTO reports (id, at, reporter, person, name, table_id, reason, chat)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        ...[id, at, reporter, person, name, table, reason, JSON.stringify(chat)],
      ),
    ]);
  }

  /** Open reports, the oldest first. */
  async reports(): Promise<readonly ReportRecord[]> {
    const rows = await this.#database.read(
      `SELECT id, at, reporter, person, name, table_id, reason, chat FROM reports WHERE closed IS NULL ORDER BY at, id`,
      [],
    );
    return rows.map(reportOf);
  }
}

import { noticeOf } from './rows.ts';
import { type Database, statement } from './sql.ts';
import type { NoticeRecord } from './store.ts';

/** Notices to send. Their turns are stored in served time, see `Store.lagMs`. */
export class NoticeStore {
  readonly #database: Database;
  readonly #lagMs: () => number;

  constructor(database: Database, lagMs: () => number) {
    this.#database = database;
    this.#lagMs = lagMs;
  }

  /** Stores that a notice is due, unless it is stored already. */
  async add({ id, person, table, seat, since, attempts }: NoticeRecord, due: number): Promise<void> {
    await this.#database.write([
      statement(
        `INSERT INTO notices (id, person, table_id, seat, since, attempts, due) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING`,
        ...[id, person, table, seat, since - this.#lagMs(), attempts, due],
      ),
    ]);
  }

  /** Takes over notices that are due: no other process gets them until `until`. */
  async claim(now: number, until: number, limit: number): Promise<readonly NoticeRecord[]> {
    const rows = await this.#database.write([
      statement(
        `UPDATE notices SET due = $2, attempts = attempts + 1 WHERE due <= $1 AND id IN
           (SELECT id FROM notices WHERE due <= $1 ORDER BY due LIMIT $3 ${this.#database.rowsOfOneClaimer})
         RETURNING id, person, table_id, seat, since, attempts`,
        ...[now, until, limit],
      ),
    ]);
    return (rows ?? []).map(row => noticeOf(row, this.#lagMs()));
  }

  /** Ends a notice, sent or dropped: it is never offered again. */
  async end(id: string): Promise<void> {
    await this.#database.write([statement(`UPDATE notices SET due = NULL WHERE id = $1`, id)]);
  }

  async retry(id: string, due: number): Promise<void> {
    await this.#database.write([statement(`UPDATE notices SET due = $2 WHERE id = $1`, id, due)]);
  }

  /** Deletes ended notices of turns that began before a time. */
  async forget(before: number): Promise<void> {
    await this.#database.write([
      statement(`DELETE FROM notices WHERE due IS NULL AND since < $1`, before - this.#lagMs()),
    ]);
  }
}

import { type Database, type Row, statement } from './sql.ts';

/** A session of a person on a device. */
export interface SessionRecord {
  readonly id: string;
  readonly person: string;
  /** Browser and operating system, roughly. */
  readonly name: string;
  readonly created: number;
  /** The approximate time of its last use. */
  readonly seen: number;
}

/** Which sessions of a person to end: just one, all but one, or all. */
export type Ending = { readonly only: string } | { readonly except: string } | 'all';

/** The most sessions of one person; beyond that, the least recently used ones are deleted. */
export const SESSIONS_EACH = 50;
/** How long ended sessions are kept, so that other processes notice. */
const KEPT_MS = 86_400_000;

const sessionOf = (row: Row): SessionRecord => ({
  id: row.id as string,
  person: row.person as string,
  name: row.name as string,
  created: row.created as number,
  seen: row.seen as number,
});

const open = `SELECT id, person, name, created, seen FROM sessions WHERE ended IS NULL`;

/** Stores the sessions of people. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create({ id, person, name, created, seen }: SessionRecord): Promise<void> {
    await this.#database.write([
      statement(
        `INSERT INTO sessions (id, person, name, created, seen) VALUES ($1, $2, $3, $4, $5)`,
        ...[id, person, name, created, seen],
      ),
      statement(
        `UPDATE sessions SET ended = $3 WHERE person = $1 AND ended IS NULL AND id NOT IN
           (SELECT id FROM sessions WHERE person = $1 AND ended IS NULL ORDER BY seen DESC, id LIMIT $2)`,
        ...[person, SESSIONS_EACH, created],
      ),
    ]);
  }

  /** A session that has not ended. */
  async read(id: string): Promise<SessionRecord | undefined> {
    const [row] = await this.#database.read(`${open} AND id = $1`, [id]);
    return row && sessionOf(row);
  }

  /** Stores the time of its last use. */
  async touch(id: string, seen: number): Promise<void> {
    await this.#database.write([statement(`UPDATE sessions SET seen = $2 WHERE id = $1`, id, seen)]);
  }

  /** The sessions of a person, the most recently used first. */
  async of(person: string): Promise<readonly SessionRecord[]> {
    const rows = await this.#database.read(`${open} AND person = $1 ORDER BY seen DESC, id`, [person]);
    return rows.map(sessionOf);
  }

  /** Ends sessions, and old cookies without a session; returns the ids of the ended sessions. */
  async end(person: string, which: Ending, at: number): Promise<readonly string[]> {
    const [test, id] =
      which === 'all' ? [`id <> $3`, ''] : 'only' in which ? [`id = $3`, which.only] : [`id <> $3`, which.except];
    const rows = await this.#database.write([
      statement(`UPDATE people SET plain_cookie = 0 WHERE id = $1`, person),
      statement(`DELETE FROM sessions WHERE ended < $1`, at - KEPT_MS),
      statement(
        `UPDATE sessions SET ended = $2 WHERE person = $1 AND ended IS NULL AND ${test} RETURNING id`,
        ...[person, at, id],
      ),
    ]);
    return (rows ?? []).map(row => row.id as string);
  }

  /** The sessions that have ended since a time. */
  async endedSince(at: number): Promise<readonly string[]> {
    const rows = await this.#database.read(`SELECT id FROM sessions WHERE ended >= $1`, [at]);
    return rows.map(row => row.id as string);
  }

  /** Whether a cookie from before sessions existed is still valid for a person. */
  async takesPlainCookie(person: string): Promise<boolean> {
    const rows = await this.#database.read(`SELECT 1 AS one FROM people WHERE id = $1 AND plain_cookie = 1`, [person]);
    return rows.length > 0;
  }
}

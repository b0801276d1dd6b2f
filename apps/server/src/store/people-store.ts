import { personOf, settingsOf } from './rows.ts';
import { type Database, must, statement } from './sql.ts';
import type { PersonRecord } from './store.ts';

/** How often a change of a person starts over when others write at the same time. */
const CHANGE_TRIES = 100;

/** People: their names, settings and recovery tokens. */
export class PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async ids(): Promise<readonly string[]> {
    const rows = await this.#database.read(`SELECT id FROM people ORDER BY id`, []);
    return rows.map(row => row.id as string);
  }

  async create(person: PersonRecord): Promise<void> {
    const { id, name, created } = person;
    await this.#database.write([
      statement(
        `INSERT INTO people (id, name, created, settings, plain_cookie) VALUES ($1, $2, $3, $4, 0)`,
        ...[id, name, created, settingsOf(person)],
      ),
    ]);
  }

  async read(id: string): Promise<PersonRecord | undefined> {
    const [row] = await this.#database.read(`SELECT id, name, created, settings FROM people WHERE id = $1`, [id]);
    return row && personOf(row);
  }

  /** Changes a person, based on the current data; concurrent changes are applied one after another. */
  async change(id: string, change: (person: PersonRecord) => PersonRecord): Promise<PersonRecord | undefined> {
    for (let tries = 0; tries < CHANGE_TRIES; tries++) {
      const [row] = await this.#database.read(`SELECT id, name, created, settings FROM people WHERE id = $1`, [id]);
      if (!row) return undefined;
      const changed = change(personOf(row));
      const done = await this.#database.write([
        must(
          `UPDATE people SET name = $2, settings = $3 WHERE id = $1 AND name = $4 AND settings = $5`,
          ...[id, changed.name, settingsOf(changed), row.name!, row.settings!],
        ),
      ]);
      if (done) return changed;
    }
    throw new Error('too many concurrent changes of a person');
  }

  /** Sets the only recovery token of a person, stored as a hash; null removes it. */
  async setRecovery(person: string, tokenDigest: string | null): Promise<void> {
    await this.#database.write([statement(`UPDATE people SET recovery = $2 WHERE id = $1`, person, tokenDigest)]);
  }

  async findByRecovery(tokenDigest: string): Promise<PersonRecord | undefined> {
    const [row] = await this.#database.read(
      `SELECT id, name, created, settings FROM people WHERE recovery = $1 AND banned IS NULL`,
      [tokenDigest],
    );
    return row && personOf(row);
  }
}

import { newId } from '../common/ids.ts';
import { wakeAt } from '../rooms/clocks.ts';
import { peopleOf, type Room } from '../rooms/room.ts';
import { checkForm } from '../store/migrations.ts';
import { openDatabase, type StoreSettings } from '../store/open.ts';
import type { ReportRecord } from '../store/safety-store.ts';
import { ServedTime } from '../store/served-time.ts';
import { type Database, type Statement, statement } from '../store/sql.ts';
import { SqlStore } from '../store/sql-store.ts';
import type { ChatRecord } from '../store/store.ts';
import { GHOST, withoutLines, withoutPerson } from './forget.ts';

export interface PersonLine {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** The reason of a ban, if there is one. */
  readonly banned: string | null;
}

export interface TableLine {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** An action of an operator. */
export interface AuditLine {
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly about: string;
  readonly detail: string;
}

/** How often to retry when a server writes to the same table. */
const TRIES = 20;

/** Administration of a server's database, which may be in use. Every change is logged. */
export class Admin {
  readonly #database: Database;
  readonly #store: SqlStore;
  readonly #who: string;

  private constructor(database: Database, store: SqlStore, who: string) {
    this.#database = database;
    this.#store = store;
    this.#who = who;
  }

  /** `who` is the operator, for the log. */
  static async open(settings: StoreSettings, who: string): Promise<Admin> {
    const database = await openDatabase(settings, 'to read'); // without the lock, which a running server holds
    try {
      await checkForm(database);
      const time = new ServedTime();
      const store = new SqlStore(database, () => time.lagMs);
      const at = await store.servedAt();
      if (at !== undefined) time.resume(at);
      return new Admin(database, store, who);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #audit(act: string, about: string, detail = ''): Statement {
    return statement(
      `INSERT INTO audit (id, at, who, act, about, detail) VALUES ($1, $2, $3, $4, $5, $6)`,
      ...[newId(), Date.now(), this.#who, act, about, detail],
    );
  }

  /** People whose name contains this, or whose id it is. */
  async people(text = ''): Promise<readonly PersonLine[]> {
    const rows = await this.#database.read(`SELECT id, name, created, banned FROM people ORDER BY created, id`, []);
    const all = rows as unknown as PersonLine[];
    return all.filter(({ id, name }) => id === text || name.toLowerCase().includes(text.toLowerCase()));
  }

  async tables(text = ''): Promise<readonly TableLine[]> {
    const lines: TableLine[] = [];
    for (const id of await this.#store.tableIds()) {
      const record = await this.#store.readTable(id);
      if (!record) continue;
      const { title, game, status, host, seats } = record.room;
      const people = [host, ...seats.flatMap(({ person }) => person ?? [])];
      const line = { id, title, game, status, people: [...new Map(people.map(each => [each.id, each])).values()] };
      if (id === text || title.toLowerCase().includes(text.toLowerCase()) || people.some(each => each.id === text))
        lines.push(line);
    }
    return lines;
  }

  reports(): Promise<readonly ReportRecord[]> {
    return this.#store.safety.reports();
  }

  async closeReport(id: string): Promise<boolean> {
    const done = await this.#database.write([
      { ...statement(`UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL`, id, Date.now()), must: true },
      this.#audit('close-report', id),
    ]);
    return done !== undefined;
  }

  /** Bans a person: sessions end, and no recovery link works until the ban is lifted. */
  async ban(person: string, reason: string): Promise<boolean> {
    const done = await this.#database.write([
      { ...statement(`UPDATE people SET banned = $2, plain_cookie = 0 WHERE id = $1`, person, reason), must: true },
      statement(`UPDATE sessions SET ended = $2 WHERE person = $1 AND ended IS NULL`, person, Date.now()),
      this.#audit('ban', person, reason),
    ]);
    return done !== undefined;
  }

  async unban(person: string): Promise<boolean> {
    const done = await this.#database.write([
      { ...statement(`UPDATE people SET banned = NULL WHERE id = $1 AND banned IS NOT NULL`, person), must: true },
      this.#audit('unban', person),
    ]);
    return done !== undefined;
  }

  /** Closes a table. */
  async closeTable(id: string, reason: string): Promise<boolean> {
    if (!(await this.#store.readTable(id))) return false;
    await this.#database.write([this.#audit('close', id, reason)]);
    await this.#change(id, room => ({ ...room, status: 'closed', ended: room.ended ?? Date.now() }));
    return true;
  }

  /** Deletes a person. Their decisions stay in the games of others, without their name. */
  async deletePerson(person: string): Promise<boolean> {
    const who = (await this.people(person)).find(({ id }) => id === person);
    if (!who) return false;
    const ghost = { id: newId(), name: GHOST };
    await this.#database.write([this.#audit('delete', person)]);
    for (const id of await this.#tablesWith(who)) await this.#change(id, room => withoutPerson(room, who, ghost));
    const commands = `${person}:%`;
    const played = await this.#database.read(`SELECT DISTINCT table_id FROM batches WHERE command LIKE $1`, [commands]);
    const reports = await this.#database.read(`SELECT id, chat FROM reports WHERE chat LIKE $1`, [`%${person}%`]);
    await this.#database.write([
      statement(`DELETE FROM commands WHERE command LIKE $1`, commands),
      ...played.map(({ table_id }) =>
        statement(`UPDATE batches SET command = NULL WHERE table_id = $1 AND command LIKE $2`, table_id!, commands),
      ),
      ...reports.map(({ id, chat }) => {
        const lines = JSON.parse(chat as string) as ChatRecord[];
        return statement(
          `UPDATE reports SET chat = $2 WHERE id = $1`,
          id!,
          JSON.stringify(withoutLines(lines, person, ghost)),
        );
      }),
      statement(`UPDATE chat SET person = $2, name = $3, text = '' WHERE person = $1`, person, ghost.id, GHOST),
      statement(
        `UPDATE private_messages SET person = $2, name = $3, text = '' WHERE person = $1`,
        person,
        ghost.id,
        GHOST,
      ),
      statement(
        `UPDATE private_messages SET to_person = $2, to_name = $3 WHERE to_person = $1`,
        person,
        ghost.id,
        GHOST,
      ),
      ...['sessions', 'notices', 'sitters'].map(table => statement(`DELETE FROM ${table} WHERE person = $1`, person)),
      statement(`DELETE FROM blocks WHERE person = $1 OR other = $1`, person),
      statement(`DELETE FROM reports WHERE person = $1 OR reporter = $1`, person),
      statement(`DELETE FROM people WHERE id = $1`, person),
    ]);
    return true;
  }

  /** The tables whose rooms tell of a person: where they sit or sat, and those named after them. */
  async #tablesWith({ id, name }: PersonLine): Promise<readonly string[]> {
    const written = JSON.stringify(name).slice(1, -1);
    const title = `% of ${written.replace(/[\\%_]/g, '\\$&')}"%`;
    const rows = await this.#database.read(
      `SELECT id FROM tables WHERE room LIKE $1 OR room LIKE $2 ESCAPE '\\'
       UNION SELECT table_id FROM sitters WHERE person = $3`,
      [`%${id}%`, title, id],
    );
    return rows.map(row => row.id as string);
  }

  /** The log of operators' actions, the newest last. */
  async log(): Promise<readonly AuditLine[]> {
    const rows = await this.#database.read(`SELECT at, who, act, about, detail FROM audit ORDER BY at, id`, []);
    return rows as unknown as AuditLine[];
  }

  async #change(id: string, change: (room: Room) => Room): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const record = await this.#store.readTable(id);
      if (!record) return;
      const room = change(record.room);
      const commit = { revision: record.revision, room, wakeAt: wakeAt(room, Date.now()), sitters: peopleOf(room) };
      if ((await this.#store.commit(id, commit)) === 'done') return;
    }
    throw new Error(`the table ${id} is too busy; try again`);
  }
}

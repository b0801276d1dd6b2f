import type { MessagePort } from 'node:worker_threads';
import type { KeptState } from '@orrery/host';
import type { KernelState, Snapshot } from '@orrery/kernel';
import { clocksIn, type Room, shifted } from '../rooms/room.ts';
import { NoticeStore } from './notice-store.ts';
import { PeopleStore } from './people-store.ts';
import {
  batchInsert,
  batchOf,
  changeClocks,
  changePrivately,
  changeRoom,
  chatInsert,
  dropEmpty,
  freshTable,
  isListed,
  listingOf,
  parsed,
  privateColumns,
  privateInsert,
  privateOf,
  sitterInserts,
  snapshotInsert,
  stateInsert,
  storedWake,
  tableInserts,
  tableOf,
  takenBack,
  text,
} from './rows.ts';
import { SafetyStore } from './safety-store.ts';
import { SessionStore } from './session-store.ts';
import { type Database, must, statement } from './sql.ts';
import type {
  Batch,
  ChatRecord,
  Commit,
  CommitResult,
  PrivateRecord,
  Store,
  StoredGame,
  TableListing,
  TableRecord,
} from './store.ts';

/** How far back repeated answers are looked for: clients resend soon. */
const KNOWN_ENTRIES = 1000;

/** The page size for batches. */
const PAGE = 500;

/** The store, on SQLite or PostgreSQL. */
export class SqlStore implements Store {
  readonly sessions: SessionStore;
  readonly safety: SafetyStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly #database: Database;
  readonly #lag: () => number;

  /** How far served time is behind the system clock. */
  constructor(database: Database, lag = () => 0) {
    this.#database = database;
    this.sessions = new SessionStore(database);
    this.safety = new SafetyStore(database);
    this.people = new PeopleStore(database);
    this.notices = new NoticeStore(database, lag);
    this.#lag = lag;
  }

  get lagMs(): number {
    return this.#lag();
  }

  get isShared(): boolean {
    return this.#database.isShared;
  }

  async createTable(room: Room): Promise<void> {
    await this.#database.write(tableInserts(freshTable(room), this.lagMs));
  }

  async importTable(
    record: TableRecord,
    batches: readonly Batch[],
    chat: readonly ChatRecord[],
    {
      snapshot,
      states = [],
      privates = [],
    }: Pick<Commit, 'snapshot' | 'states'> & { readonly privates?: readonly PrivateRecord[] } = {},
  ): Promise<void> {
    const { id } = record.room;
    await this.#database.write([
      ...tableInserts(record, this.lagMs),
      ...batches.map(each => batchInsert(id, each)),
      ...chat.map(each => chatInsert(id, each)),
      ...privates.map(each => privateInsert(id, each)),
      ...states.map(each => stateInsert(id, each)),
      ...(snapshot ? [snapshotInsert(id, snapshot)] : []),
    ]);
  }

  async readTable(id: string): Promise<TableRecord | undefined> {
    const [row] = await this.#database.read(
      `SELECT room, clocks, revision, length, chain, seed, fairness FROM tables WHERE id = $1`,
      [id],
    );
    return row && tableOf(row, this.lagMs);
  }

  async readGame(id: string, before: number): Promise<StoredGame> {
    // One statement, so that no undo can come between the snapshot and the batches after it.
    const rows = await this.#database.read(
      `SELECT -1 AS first, snapshot AS entries, 0 AS events_kept, '' AS events, '' AS chain,
         CASE WHEN at = (SELECT MAX(at) FROM states WHERE table_id = $1) THEN 1 ELSE 0 END AS at
       FROM snapshots WHERE table_id = $1
       UNION ALL
       SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1 AND first >= (SELECT COALESCE(MAX(first), 0) FROM batches WHERE table_id = $1
         AND first <= COALESCE((SELECT at FROM snapshots WHERE table_id = $1), 0) - $2)
       ORDER BY first`,
      [id, before],
    );
    const [head, ...rest] = rows;
    if (head?.first !== -1) return { snapshot: undefined, batches: rows.map(batchOf), isKept: false };
    const snapshot = parsed<Snapshot<KernelState>>(head, 'entries');
    return { snapshot, batches: rest.map(batchOf), isKept: head.at === 1 };
  }

  async readBatches(id: string, from: number): Promise<readonly Batch[]> {
    const rows = await this.#database.read(
      `SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1
         AND first >= (SELECT COALESCE(MAX(first), 0) FROM batches WHERE table_id = $1 AND first <= $2)
       ORDER BY first LIMIT $3`,
      [id, from, PAGE],
    );
    const found = rows.map(batchOf);
    // In pages, so that reading a long log does not block the database for others.
    for (let isMore = found.length === PAGE; isMore; ) {
      const page = await this.readBatchPage(id, found.at(-1)!.first, PAGE);
      for (const batch of page) found.push(batch);
      isMore = page.length === PAGE;
    }
    return found;
  }

  async readBatchPage(id: string, after: number, limit: number): Promise<readonly Batch[]> {
    const rows = await this.#database.read(
      `SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1 AND first > $2 ORDER BY first LIMIT $3`,
      [id, after, limit],
    );
    return rows.map(batchOf);
  }

  async readBatchesBack(id: string, before: number, limit: number): Promise<readonly Batch[]> {
    const rows = await this.#database.read(
      `SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1 AND first < $2 ORDER BY first DESC LIMIT $3`,
      [id, before, limit],
    );
    return rows.map(batchOf);
  }

  async readStates(id: string): Promise<readonly KeptState[]> {
    const rows = await this.#database.read(`SELECT kept FROM states WHERE table_id = $1 ORDER BY at, rules_version`, [
      id,
    ]);
    return rows.map(row => parsed<KeptState>(row, 'kept'));
  }

  async readStatePage(id: string, skip: number, limit: number): Promise<readonly KeptState[]> {
    const rows = await this.#database.read(
      `SELECT kept FROM states WHERE table_id = $1 ORDER BY at, rules_version LIMIT $2 OFFSET $3`,
      [id, limit, skip],
    );
    return rows.map(row => parsed<KeptState>(row, 'kept'));
  }

  async readSnapshot(id: string): Promise<Snapshot<KernelState> | undefined> {
    const [row] = await this.#database.read(`SELECT snapshot FROM snapshots WHERE table_id = $1`, [id]);
    return row && parsed<Snapshot<KernelState>>(row, 'snapshot');
  }

  async readChat(id: string, from: number): Promise<readonly ChatRecord[]> {
    const rows = await this.#database.read(
      `SELECT number, at, person, name, seat, text FROM chat WHERE table_id = $1 AND number >= $2 ORDER BY number`,
      [id, from],
    );
    return rows as unknown as ChatRecord[];
  }

  async readPrivate(
    id: string,
    from: number,
    of?: { readonly person: string; readonly most: number },
  ): Promise<readonly PrivateRecord[]> {
    const rows = of
      ? await this.#database.read(
          `SELECT ${privateColumns} FROM private_messages
           WHERE table_id = $1 AND number >= $2 AND (person = $3 OR to_person = $3) ORDER BY number DESC LIMIT $4`,
          [id, from, of.person, of.most],
        )
      : await this.#database.read(
          `SELECT ${privateColumns} FROM private_messages WHERE table_id = $1 AND number >= $2 ORDER BY number DESC`,
          [id, from],
        );
    return rows.map(privateOf).reverse();
  }

  async commit(id: string, commit: Commit): Promise<CommitResult> {
    const { revision, room, onlyClocks, wakeAt, start, batch, snapshot, states = [] } = commit;
    const { chat, privately, sitters, creates, command, answer } = commit;
    const length = batch ? batch.first + batch.entries.length : null;
    const { lagMs } = this;
    const served = shifted(room, -lagMs);
    const done = await this.#database.write([
      must(
        privately ? changePrivately : onlyClocks ? changeClocks : changeRoom,
        ...[id, revision, text(onlyClocks ? clocksIn(served) : served), isListed(room)],
        ...[storedWake(room, wakeAt, lagMs), Date.now()],
        ...[length, batch?.chain ?? start?.chain ?? null, start?.seed ?? null],
        start?.fairness ? text(start.fairness) : null,
      ),
      ...(command === undefined
        ? []
        : [must(`INSERT INTO commands (table_id, command) VALUES ($1, $2) ON CONFLICT DO NOTHING`, id, command)]),
      ...(batch
        ? [
            ...(batch.first === 0 ? [dropEmpty(id)] : []),
            batchInsert(id, await this.#withStart(id, batch), answer),
            ...takenBack(id, batch),
          ]
        : []),
      ...(snapshot ? [snapshotInsert(id, snapshot)] : []),
      ...states.map(each => stateInsert(id, each)),
      ...(chat ? [chatInsert(id, chat)] : []),
      ...(privately ? [privateInsert(id, privately)] : []),
      ...(sitters ? [statement(`DELETE FROM sitters WHERE table_id = $1`, id), ...sitterInserts(id, sitters)] : []),
      ...(creates ? tableInserts(freshTable(creates), lagMs) : []),
      ...this.#database.announce(id, revision + 1),
    ]);
    if (done) return 'done';
    const sent = command ?? answer;
    return sent !== undefined && (await this.knows(id, sent)) ? 'repeated' : 'conflict';
  }

  /** The first entries with the events from before them, which were stored when the game began. */
  async #withStart(id: string, batch: Batch): Promise<Batch> {
    if (batch.first > 0) return batch;
    const [start] = await this.readBatches(id, 0);
    if (!start || start.entries.length > 0) return batch;
    return { ...batch, eventsKept: 0, events: [...start.events.slice(0, batch.eventsKept), ...batch.events] };
  }

  async knows(id: string, command: string): Promise<boolean> {
    const rows = await this.#database.read(
      `SELECT 1 AS one FROM commands WHERE table_id = $1 AND command = $2
       UNION ALL
       SELECT 1 AS one FROM batches WHERE table_id = $1 AND command = $2
         AND first >= (SELECT length FROM tables WHERE id = $1) - $3`,
      [id, command, KNOWN_ENTRIES],
    );
    return rows.length > 0;
  }

  async saveSnapshot(id: string, revision: number, snapshot: Snapshot<KernelState>, state?: KeptState): Promise<void> {
    await this.#database.write([
      // Locks the row, so that a concurrent undo either deletes the snapshot or prevents it.
      must(`UPDATE tables SET revision = revision WHERE id = $1 AND revision = $2`, id, revision),
      snapshotInsert(id, snapshot),
      ...(state ? [stateInsert(id, state)] : []),
    ]);
  }

  async tableIds(): Promise<readonly string[]> {
    const rows = await this.#database.read(`SELECT id FROM tables ORDER BY id`, []);
    return rows.map(row => row.id as string);
  }

  async countTables(person: string): Promise<number> {
    const [row] = await this.#database.read(
      `SELECT CAST(COUNT(*) AS INTEGER) AS count FROM sitters WHERE person = $1`,
      [person],
    );
    return row!.count as number;
  }

  async tablesOf(person: string, limit: number): Promise<readonly TableListing[]> {
    const rows = await this.#database.read(
      `SELECT room, clocks, updated FROM tables JOIN sitters ON sitters.table_id = tables.id
       WHERE sitters.person = $1 ORDER BY updated DESC LIMIT $2`,
      [person, limit],
    );
    return rows.map(row => listingOf(row, this.lagMs));
  }

  async openTables(limit: number): Promise<readonly TableListing[]> {
    const rows = await this.#database.read(
      `SELECT room, clocks, updated FROM tables WHERE listed = 1 ORDER BY updated DESC LIMIT $1`,
      [limit],
    );
    return rows.map(row => listingOf(row, this.lagMs));
  }

  async claimDue(now: number, until: number, limit: number): Promise<readonly string[]> {
    // A table without a seed has no game yet: see `storedWake`.
    const isDue = `(wake_at <= $1 AND seed IS NOT NULL OR wake_at <= $2 AND seed IS NULL)`;
    const rows = await this.#database.write([
      statement(
        `UPDATE tables SET wake_at = CASE WHEN seed IS NULL THEN CAST($4 AS BIGINT) ELSE CAST($3 AS BIGINT) END
         WHERE ${isDue} AND id IN
           (SELECT id FROM tables WHERE ${isDue} ORDER BY wake_at LIMIT $5 ${this.#database.rowsOfOneClaimer})
         RETURNING id`,
        ...[now - this.lagMs, now, until - this.lagMs, until, limit],
      ),
    ]);
    return (rows ?? []).map(row => row.id as string);
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#database.write([
      statement(`INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, name, make()),
    ]);
    const [row] = await this.#database.read(`SELECT value FROM secrets WHERE name = $1`, [name]);
    return row!.value as string;
  }

  async servedAt(): Promise<number | undefined> {
    const [row] = await this.#database.read(`SELECT at FROM served`, []);
    return row?.at as number | undefined;
  }

  async noteServed(at: number): Promise<number> {
    const rows = await this.#database.write([
      statement(
        `INSERT INTO served (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE
         SET at = CASE WHEN excluded.at > served.at THEN excluded.at ELSE served.at END RETURNING at`,
        at,
      ),
    ]);
    return rows![0]!.at as number;
  }

  onChange(heard: (table?: string, revision?: number) => void): void {
    this.#database.onChange(heard);
  }

  adopt(line: MessagePort): boolean {
    return this.#database.adopt(line);
  }

  async ping(): Promise<void> {
    await this.#database.read(`SELECT 1 AS one`, []);
  }

  async checkWrites(): Promise<void> {
    // A new value each time: SQLite skips writes that change nothing.
    await this.#database.write([
      statement(
        `INSERT INTO secrets (name, value) VALUES ('checked', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        `${Date.now()} ${Math.random()}`,
      ),
    ]);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}

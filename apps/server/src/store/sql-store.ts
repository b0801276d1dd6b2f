import type { MessagePort } from 'node:worker_threads';
import type { KernelState, Seed, Snapshot } from '@orrery/kernel';
import { clocksIn, type Room, type SeatClock, sittersOf, withClocks, withColours } from '../rooms/room.ts';
import { type Database, must, type Row, type Statement, statement } from './sql.ts';
import type {
  Batch,
  ChatRecord,
  Commit,
  CommitResult,
  NoticeRecord,
  PersonRecord,
  Store,
  StoredGame,
  TableListing,
  TableRecord,
} from './store.ts';

const text = (value: unknown): string => JSON.stringify(value);
const parsed = <T>(row: Row, column: string): T => JSON.parse(row[column] as string) as T;

const batchOf = (row: Row): Batch => ({
  first: row.first as number,
  entries: parsed(row, 'entries'),
  eventsKept: row.events_kept as number,
  events: parsed(row, 'events'),
  chain: row.chain as string,
  at: row.at as number,
});

/** The room as it was last written whole, with the clocks that were written since. */
function roomOf(row: Row): Room {
  const room = withColours(parsed(row, 'room'));
  return row.clocks === null ? room : withClocks(room, parsed<SeatClock[]>(row, 'clocks'));
}

const tableOf = (row: Row): TableRecord => ({
  room: roomOf(row),
  revision: row.revision as number,
  length: row.length as number,
  chain: row.chain as string,
  seed: row.seed as Seed | null,
});

const listingOf = (row: Row): TableListing => ({ room: roomOf(row), updated: row.updated as number });

const personOf = (row: Row): PersonRecord => ({
  id: row.id as string,
  name: row.name as string,
  created: row.created as number,
  ...parsed<Pick<PersonRecord, 'notices' | 'webhookSecret' | 'pushes'>>(row, 'settings'),
});

const settingsOf = ({ notices, webhookSecret, pushes }: PersonRecord) => text({ notices, webhookSecret, pushes });

const noticeOf = (row: Row): NoticeRecord => ({
  id: row.id as string,
  person: row.person as string,
  table: row.table_id as string,
  seat: row.seat as number,
  since: row.since as number,
  attempts: row.attempts as number,
});

const isListed = (room: Room): number =>
  room.open && (room.status === 'gathering' || room.status === 'playing') ? 1 : 0;

function batchInsert(id: string, batch: Batch, answer: string | null = null): Statement {
  return statement(
    `INSERT INTO batches (table_id, first, entries, events_kept, events, chain, at, command)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    ...[id, batch.first, text(batch.entries), batch.eventsKept, text(batch.events), batch.chain, batch.at, answer],
  );
}

/** A snapshot that an undo takes back lies no longer on the way of the log. */
function takenBack(id: string, { entries }: Batch): Statement[] {
  const undone = entries.flatMap(entry => (entry.t === 'undo' ? [entry.to] : []));
  if (undone.length === 0) return [];
  return [statement(`DELETE FROM snapshots WHERE table_id = $1 AND at > $2`, id, Math.min(...undone))];
}

function chatInsert(id: string, { number, at, person, name, seat, text }: ChatRecord): Statement {
  return statement(
    `INSERT INTO chat (table_id, number, at, person, name, seat, text) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    ...[id, number, at, person, name, seat, text],
  );
}

const snapshotInsert = (id: string, snapshot: Snapshot<KernelState>): Statement =>
  statement(
    `INSERT INTO snapshots (table_id, at, snapshot) VALUES ($1, $2, $3)
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, snapshot = excluded.snapshot`,
    ...[id, snapshot.at, text(snapshot)],
  );

const sitterInserts = (id: string, sitters: readonly string[]): Statement[] =>
  sitters.map(person =>
    statement(`INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, person, id),
  );

const freshTable = (room: Room): TableRecord => ({ room, revision: 0, length: 0, chain: '', seed: null });

function tableInserts(record: TableRecord, wakeAt: number | null = null): Statement[] {
  const { room, revision, length, chain, seed } = record;
  return [
    statement(
      `INSERT INTO tables (id, revision, length, chain, seed, room, listed, wake_at, updated)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      ...[room.id, revision, length, chain, seed, text(room), isListed(room), wakeAt, Date.now()],
    ),
    ...sitterInserts(room.id, sittersOf(room)),
  ];
}

/** How far back answers are looked for that may have been given: who sends one again does so soon. */
const KNOWN_ENTRIES = 1000;

/** The clocks run on with every decision; all else of a room, which is longer, hardly ever changes. */
const changing = (what: string) =>
  `UPDATE tables SET revision = revision + 1, ${what}, listed = $4, wake_at = $5, updated = $6,
     length = COALESCE($7, length), chain = COALESCE($8, chain), seed = COALESCE($9, seed)
   WHERE id = $1 AND revision = $2`;
const changeRoom = changing('room = $3, clocks = NULL');
const changeClocks = changing('clocks = $3');

/** The store, on any database that speaks SQL. */
export class SqlStore implements Store {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get isShared(): boolean {
    return this.#database.isShared;
  }

  async createTable(room: Room): Promise<void> {
    await this.#database.write(tableInserts(freshTable(room)));
  }

  async importTable(
    record: TableRecord,
    batches: readonly Batch[],
    chat: readonly ChatRecord[],
    wakeAt: number | null = null,
  ): Promise<void> {
    const { id } = record.room;
    await this.#database.write([
      ...tableInserts(record, wakeAt),
      ...batches.map(each => batchInsert(id, each)),
      ...chat.map(each => chatInsert(id, each)),
    ]);
  }

  async readTable(id: string): Promise<TableRecord | undefined> {
    const [row] = await this.#database.read(
      `SELECT room, clocks, revision, length, chain, seed FROM tables WHERE id = $1`,
      [id],
    );
    return row && tableOf(row);
  }

  async readGame(id: string, before: number): Promise<StoredGame> {
    // One statement, so that no undo can come between the snapshot and the batches after it.
    const rows = await this.#database.read(
      `SELECT -1 AS first, snapshot AS entries, 0 AS events_kept, '' AS events, '' AS chain, 0 AS at
       FROM snapshots WHERE table_id = $1
       UNION ALL
       SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1 AND first >= (SELECT COALESCE(MAX(first), 0) FROM batches WHERE table_id = $1
         AND first <= COALESCE((SELECT at FROM snapshots WHERE table_id = $1), 0) - $2)
       ORDER BY first`,
      [id, before],
    );
    const [head, ...rest] = rows;
    if (head?.first !== -1) return { snapshot: undefined, batches: rows.map(batchOf) };
    return { snapshot: parsed<Snapshot<KernelState>>(head, 'entries'), batches: rest.map(batchOf) };
  }

  async readBatches(id: string, from: number): Promise<readonly Batch[]> {
    const rows = await this.#database.read(
      `SELECT first, entries, events_kept, events, chain, at FROM batches
       WHERE table_id = $1
         AND first >= (SELECT COALESCE(MAX(first), 0) FROM batches WHERE table_id = $1 AND first <= $2)
       ORDER BY first`,
      [id, from],
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

  async readChat(id: string, from: number): Promise<readonly ChatRecord[]> {
    const rows = await this.#database.read(
      `SELECT number, at, person, name, seat, text FROM chat WHERE table_id = $1 AND number >= $2 ORDER BY number`,
      [id, from],
    );
    return rows as unknown as ChatRecord[];
  }

  async commit(id: string, commit: Commit): Promise<CommitResult> {
    const { revision, room, onlyClocks, wakeAt, start, batch, snapshot, chat, sitters, creates, command, answer } =
      commit;
    const length = batch ? batch.first + batch.entries.length : null;
    const done = await this.#database.write([
      must(
        onlyClocks ? changeClocks : changeRoom,
        ...[id, revision, text(onlyClocks ? clocksIn(room) : room), isListed(room), wakeAt, Date.now()],
        ...[length, batch?.chain ?? start?.chain ?? null, start?.seed ?? null],
      ),
      ...(command === undefined
        ? []
        : [must(`INSERT INTO commands (table_id, command) VALUES ($1, $2) ON CONFLICT DO NOTHING`, id, command)]),
      ...(batch ? [batchInsert(id, batch, answer), ...takenBack(id, batch)] : []),
      ...(snapshot ? [snapshotInsert(id, snapshot)] : []),
      ...(chat ? [chatInsert(id, chat)] : []),
      ...(sitters ? [statement(`DELETE FROM sitters WHERE table_id = $1`, id), ...sitterInserts(id, sitters)] : []),
      ...(creates ? tableInserts(freshTable(creates)) : []),
      ...this.#database.announce(id, revision + 1),
    ]);
    if (done) return 'done';
    const sent = command ?? answer;
    return sent !== undefined && (await this.knows(id, sent)) ? 'repeated' : 'conflict';
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

  async saveSnapshot(id: string, revision: number, snapshot: Snapshot<KernelState>): Promise<void> {
    await this.#database.write([
      // Holds the row: an undo that is being written finds the snapshot, or the snapshot finds the undo.
      must(`UPDATE tables SET revision = revision WHERE id = $1 AND revision = $2`, id, revision),
      snapshotInsert(id, snapshot),
    ]);
  }

  async tableIds(): Promise<readonly string[]> {
    const rows = await this.#database.read(`SELECT id FROM tables ORDER BY id`, []);
    return rows.map(row => row.id as string);
  }

  async tablesOf(person: string, limit: number): Promise<readonly TableListing[]> {
    const rows = await this.#database.read(
      `SELECT room, clocks, updated FROM tables JOIN sitters ON sitters.table_id = tables.id
       WHERE sitters.person = $1 ORDER BY updated DESC LIMIT $2`,
      [person, limit],
    );
    return rows.map(listingOf);
  }

  async openTables(limit: number): Promise<readonly TableListing[]> {
    const rows = await this.#database.read(
      `SELECT room, clocks, updated FROM tables WHERE listed = 1 ORDER BY updated DESC LIMIT $1`,
      [limit],
    );
    return rows.map(listingOf);
  }

  async claimDue(now: number, until: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#database.write([
      statement(
        `UPDATE tables SET wake_at = $2 WHERE wake_at <= $1 AND id IN
           (SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $3 ${this.#database.rowsOfOneClaimer})
         RETURNING id`,
        ...[now, until, limit],
      ),
    ]);
    return (rows ?? []).map(row => row.id as string);
  }

  async createPerson(person: PersonRecord): Promise<void> {
    const { id, name, created } = person;
    await this.#database.write([
      statement(
        `INSERT INTO people (id, name, created, settings) VALUES ($1, $2, $3, $4)`,
        ...[id, name, created, settingsOf(person)],
      ),
    ]);
  }

  async readPerson(id: string): Promise<PersonRecord | undefined> {
    const [row] = await this.#database.read(`SELECT id, name, created, settings FROM people WHERE id = $1`, [id]);
    return row && personOf(row);
  }

  async writePerson(person: PersonRecord): Promise<void> {
    await this.#database.write([
      statement(
        `UPDATE people SET name = $2, settings = $3 WHERE id = $1`,
        ...[person.id, person.name, settingsOf(person)],
      ),
    ]);
  }

  async setRecovery(person: string, tokenDigest: string): Promise<void> {
    await this.#database.write([statement(`UPDATE people SET recovery = $2 WHERE id = $1`, person, tokenDigest)]);
  }

  async findByRecovery(tokenDigest: string): Promise<PersonRecord | undefined> {
    const [row] = await this.#database.read(`SELECT id, name, created, settings FROM people WHERE recovery = $1`, [
      tokenDigest,
    ]);
    return row && personOf(row);
  }

  async addNotice({ id, person, table, seat, since, attempts }: NoticeRecord, due: number): Promise<void> {
    await this.#database.write([
      statement(
        `INSERT INTO notices (id, person, table_id, seat, since, attempts, due) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING`,
        ...[id, person, table, seat, since, attempts, due],
      ),
    ]);
  }

  async claimNotices(now: number, until: number, limit: number): Promise<readonly NoticeRecord[]> {
    const rows = await this.#database.write([
      statement(
        `UPDATE notices SET due = $2, attempts = attempts + 1 WHERE due <= $1 AND id IN
           (SELECT id FROM notices WHERE due <= $1 ORDER BY due LIMIT $3 ${this.#database.rowsOfOneClaimer})
         RETURNING id, person, table_id, seat, since, attempts`,
        ...[now, until, limit],
      ),
    ]);
    return (rows ?? []).map(noticeOf);
  }

  async endNotice(id: string): Promise<void> {
    await this.#database.write([statement(`UPDATE notices SET due = NULL WHERE id = $1`, id)]);
  }

  async retryNotice(id: string, due: number): Promise<void> {
    await this.#database.write([statement(`UPDATE notices SET due = $2 WHERE id = $1`, id, due)]);
  }

  async forgetNotices(before: number): Promise<void> {
    await this.#database.write([statement(`DELETE FROM notices WHERE due IS NULL AND since < $1`, before)]);
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#database.write([
      statement(`INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, name, make()),
    ]);
    const [row] = await this.#database.read(`SELECT value FROM secrets WHERE name = $1`, [name]);
    return row!.value as string;
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

  async close(): Promise<void> {
    await this.#database.close();
  }
}

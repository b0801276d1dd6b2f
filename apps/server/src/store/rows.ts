import type { KeptState } from '@orrery/host';
import type { Fairness, KernelState, Seed, Snapshot } from '@orrery/kernel';
import { peopleOf, type Room, type SeatClock, shifted, withClocks, withNewFields } from '../rooms/room.ts';
import { type Row, type Statement, statement } from './sql.ts';
import type {
  Batch,
  ChatRecord,
  NoticeRecord,
  PersonRecord,
  PrivateRecord,
  TableListing,
  TableRecord,
} from './store.ts';

export const text = (value: unknown): string => JSON.stringify(value);
export const parsed = <T>(row: Row, column: string): T => JSON.parse(row[column] as string) as T;

/** A batch from its row. */
export const batchOf = (row: Row): Batch => ({
  first: row.first as number,
  entries: parsed(row, 'entries'),
  eventsKept: row.events_kept as number,
  events: parsed(row, 'events'),
  chain: row.chain as string,
  at: row.at as number,
});

/** The room as last written completely, with the clocks written since. */
function roomOf(row: Row, lagMs: number): Room {
  const room = withNewFields(parsed(row, 'room'));
  return shifted(row.clocks === null ? room : withClocks(room, parsed<SeatClock[]>(row, 'clocks')), lagMs);
}

export const tableOf = (row: Row, lagMs: number): TableRecord => ({
  room: roomOf(row, lagMs),
  revision: row.revision as number,
  length: row.length as number,
  chain: row.chain as string,
  seed: row.seed as Seed | null,
  fairness: row.fairness === null ? null : parsed<Fairness>(row, 'fairness'),
});

export const listingOf = (row: Row, lagMs: number): TableListing => ({
  room: roomOf(row, lagMs),
  updated: row.updated as number,
});

/**
 * When a table is due, as stored: in served time, like its clocks. Before the game it is system time: a planned start
 * is an appointment, which downtime does not postpone.
 */
export const storedWake = ({ status }: Room, at: number | null, lagMs: number): number | null =>
  at === null || status === 'gathering' ? at : at - lagMs;

export const personOf = (row: Row): PersonRecord => ({
  id: row.id as string,
  name: row.name as string,
  created: row.created as number,
  ...parsed<Pick<PersonRecord, 'notices' | 'webhookSecret' | 'pushes'>>(row, 'settings'),
});

export const settingsOf = ({ notices, webhookSecret, pushes }: PersonRecord) =>
  text({ notices, webhookSecret, pushes });

export const noticeOf = (row: Row, lagMs: number): NoticeRecord => ({
  id: row.id as string,
  person: row.person as string,
  table: row.table_id as string,
  seat: row.seat as number,
  since: (row.since as number) + lagMs,
  attempts: row.attempts as number,
});

export const isListed = (room: Room): number =>
  room.open && (room.status === 'gathering' || room.status === 'playing') ? 1 : 0;

export function batchInsert(id: string, batch: Batch, answer: string | null = null): Statement {
  return statement(
    `INSERT INTO batches (table_id, first, entries, events_kept, events, chain, at, command)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    ...[id, batch.first, text(batch.entries), batch.eventsKept, text(batch.events), batch.chain, batch.at, answer],
  );
}

/** A game that begins without an entry has a batch of events alone, until the first entry replaces it. */
export const dropEmpty = (id: string): Statement =>
  statement(`DELETE FROM batches WHERE table_id = $1 AND first = 0 AND entries = '[]'`, id);

/** An undo deletes the snapshots and states that it takes back. */
export function takenBack(id: string, { entries }: Batch): Statement[] {
  const undone = entries.flatMap(entry => (entry.t === 'undo' ? [entry.to] : []));
  if (undone.length === 0) return [];
  const to = Math.min(...undone);
  return [
    statement(`DELETE FROM snapshots WHERE table_id = $1 AND at > $2`, id, to),
    statement(`DELETE FROM states WHERE table_id = $1 AND at > $2`, id, to),
  ];
}

export function chatInsert(id: string, { number, at, person, name, seat, text }: ChatRecord): Statement {
  return statement(
    `INSERT INTO chat (table_id, number, at, person, name, seat, text) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    ...[id, number, at, person, name, seat, text],
  );
}

export const privateColumns = 'number, id, at, person, name, seat, to_person, to_name, to_seat, text, promise';

export function privateInsert(id: string, line: PrivateRecord): Statement {
  return statement(
    `INSERT INTO private_messages (table_id, ${privateColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    ...[id, line.number, line.id, line.at, line.person, line.name, line.seat],
    ...[line.toPerson, line.toName, line.toSeat, line.text, line.promise ? 1 : 0],
  );
}

export const privateOf = ({ to_person, to_name, to_seat, promise, ...row }: Row): PrivateRecord =>
  ({
    ...row,
    toPerson: to_person,
    toName: to_name,
    toSeat: to_seat,
    promise: promise === 1,
  }) as unknown as PrivateRecord;

export const snapshotInsert = (id: string, snapshot: Snapshot<KernelState>): Statement =>
  statement(
    `INSERT INTO snapshots (table_id, at, snapshot) VALUES ($1, $2, $3)
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, snapshot = excluded.snapshot`,
    ...[id, snapshot.at, text(snapshot)],
  );

export const stateInsert = (id: string, state: KeptState): Statement =>
  statement(
    `INSERT INTO states (table_id, at, rules_version, kept) VALUES ($1, $2, $3, $4)
     ON CONFLICT (table_id, at, rules_version) DO UPDATE SET kept = excluded.kept`,
    ...[id, state.at, state.rulesVersion, text(state)],
  );

export const sitterInserts = (id: string, sitters: readonly string[]): Statement[] =>
  sitters.map(person =>
    statement(`INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, person, id),
  );

export const freshTable = (room: Room): TableRecord => ({
  ...{ room, revision: 0, length: 0, chain: '', seed: null, fairness: null },
});

export function tableInserts(record: TableRecord, lagMs: number): Statement[] {
  const { revision, length, chain, seed, fairness } = record;
  const room = shifted(record.room, -lagMs);
  return [
    statement(
      `INSERT INTO tables (id, revision, length, chain, seed, room, listed, wake_at, updated, fairness)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      ...[
        room.id,
        revision,
        length,
        chain,
        seed,
        text(room),
        isListed(room),
        storedWake(room, room.startAt ?? null, lagMs), // a new table is due only for its planned start
        Date.now(),
        fairness && text(fairness),
      ],
    ),
    ...sitterInserts(room.id, peopleOf(room)),
  ];
}

/** The clocks change with every decision; the rest of a room is larger and hardly ever changes. */
const changing = (what: string, updated = '$6') =>
  `UPDATE tables SET revision = revision + 1, ${what}, listed = $4, wake_at = $5, updated = ${updated},
     length = COALESCE($7, length), chain = COALESCE($8, chain), seed = COALESCE($9, seed),
     fairness = COALESCE($10, fairness)
   WHERE id = $1 AND revision = $2`;
export const changeRoom = changing('room = $3, clocks = NULL');
export const changeClocks = changing('clocks = $3');
/** Lists show when a table was changed; of private messages they show nothing. */
export const changePrivately = changing('room = $3, clocks = NULL', 'CASE WHEN $6 < updated THEN $6 ELSE updated END');

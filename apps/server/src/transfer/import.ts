import { findGame } from '@orrery/catalogue';
import { type LiveGame, stretchesOf } from '@orrery/host';
import { beginning, commitment, readSave, SAVE_FORMAT, type Save, Table, verify } from '@orrery/kernel';
import { createTableRequest } from '@orrery/protocol';
import { parse } from '../http/parse.ts';
import { granted, type Result, refused } from '../refusal.ts';
import { startClocks, waitFor, wakeAt } from '../rooms/clocks.ts';
import { createRoom } from '../rooms/create.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import type { Batch, ChatRecord, Store, TableRecord } from '../store/store.ts';
import { batchSince, begin } from '../tables/game.ts';
import { newId } from '../words.ts';
import { checkTable } from './check.ts';
import { type ExportLine, exportLine, type WholeTable } from './lines.ts';

export interface Imported {
  readonly id: string;
  readonly title: string;
  /** The word in the link that lets people sit down. */
  readonly key: string;
}

/**
 * Takes tables into a store: what `exportTables` wrote, or one saved game. A table that does not verify, or that is
 * there already, is refused, and nothing of the file is taken.
 */
export async function importTables(settings: StoreSettings, text: string): Promise<Result<Imported[]>> {
  const read = readWhole(text);
  if (!read.ok) return read;
  for (const table of read.value) {
    const checked = checkTable(table);
    if (!checked.ok) return refused(checked.code, `${table.record.room.id}: ${checked.message}`);
  }
  const store = await openStore(settings);
  try {
    for (const { record } of read.value)
      if (await store.readTable(record.room.id))
        return refused('table/exists', `The table ${record.room.id} is there already.`);
    for (const table of read.value) await take(store, table);
    return granted(read.value.map(({ record: { room } }) => ({ id: room.id, title: room.title, key: room.key })));
  } finally {
    await store.close();
  }
}

/** Puts a table into the store. Nobody's time ran while it was on its way. */
async function take(store: Store, { record, batches, chat }: WholeTable): Promise<void> {
  const { room, revision } = record;
  const now = Date.now();
  for (const seat of room.seats) if (seat.waitingSince !== null) seat.waitingSince = now;
  await store.importTable(record, batches, chat);
  await store.commit(room.id, { revision, room, wakeAt: wakeAt(room, now) });
}

function readWhole(text: string): Result<WholeTable[]> {
  const save = readJson(text);
  if (typeof save === 'object' && save !== null && 'format' in save && save.format === SAVE_FORMAT) {
    const made = tableOfSave(save);
    return made.ok ? granted([made.value]) : made;
  }
  const tables: WholeTable[] = [];
  let open: { record: TableRecord; batches: Batch[]; chat: ChatRecord[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `line ${index + 1}: `;
    const each = parse(exportLine, readJson(line));
    if (!each.ok) return refused('save/malformed', where + each.message);
    const wrong = refused('save/malformed', `${where}out of place`);
    const value: ExportLine = each.value;
    if (value.type === 'table') {
      if (open) return wrong;
      const { type: _, ...record } = value;
      open = { record: record as unknown as TableRecord, batches: [], chat: [] };
    } else if (!open) return wrong;
    else if (value.type === 'batch') {
      const { type: _, ...batch } = value;
      open.batches.push(batch as unknown as Batch);
    } else if (value.type === 'chat') {
      const { type: _, ...chat } = value;
      open.chat.push(chat);
    } else {
      if (value.table !== open.record.room.id || tables.some(({ record }) => record.room.id === value.table))
        return wrong;
      tables.push(open);
      open = undefined;
    }
  }
  if (open) return refused('save/malformed', 'The file ends in the middle of a table.');
  if (tables.length === 0) return refused('save/malformed', 'There is no table in this file.');
  return granted(tables);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A saved game as a table of its own: over, for whoever has its address, or with all seats open. */
function tableOfSave(raw: unknown): Result<WholeTable> {
  const read = readSave(raw);
  if (!read.ok) return read;
  const file: Save = read.value;
  const offer = findGame(file.game);
  if (!offer) return refused('save/foreign-game', `There is no game "${file.game.slice(0, 60)}" here.`);
  const verified = verify(offer.game, file);
  if (!verified.ok) return verified;
  const game = verified.value;

  const now = Date.now();
  const wish = parse(createTableRequest, {
    ...{ game: file.game, title: `${offer.title}, from a file`, seats: file.seats, options: file.options },
    ...{ sit: false, open: game.over },
  });
  const made = wish.ok ? createRoom({ id: newId(), name: 'a file' }, wish.value, now) : wish;
  if (!made.ok) return made;
  const room = made.value;
  const begun = begin(room, file.seed);
  if (!begun.ok) return begun;
  room.status = game.over ? 'over' : 'playing';
  room.started = now;
  room.ended = game.over ? now : null;
  room.commitment = commitment(file.seed);
  startClocks(room);
  waitFor(room, game.waiting(), now);
  const batches = batchesOf(game, begun.value.chain, now);
  const { length } = file.entries;
  const record = { room, revision: 0, length, chain: batches.at(-1)!.chain, seed: file.seed };
  return granted({ record, batches, chat: [] });
}

/** A game as it would have been stored while it was played, so that one may look back at every decision. */
function batchesOf(whole: LiveGame, chain: string, at: number): Batch[] {
  const { game, seats, options, seed } = whole;
  const batches: Batch[] = [];
  let table: LiveGame | undefined;
  for (const { entries } of stretchesOf(whole, whole.log)) {
    const length = table?.length ?? 0;
    const before = { count: table?.events.length ?? 0, events: [...(table?.events ?? [])] };
    const snapshot = beginning(game, seats, options);
    if (table) table.follow(entries);
    else table = new Table(game, { seats, options, seed, from: { snapshot, log: entries } });
    batches.push(batchSince(table, length, before, batches.at(-1)?.chain ?? chain, at));
  }
  return batches;
}

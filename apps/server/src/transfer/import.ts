import { findGame } from '@orrery/catalogue';
import { type KeptState, keepState, type LiveGame, playedAgain } from '@orrery/host';
import { commitment, type GameEvent, type Json, link, readSave, rulesEntries, type Save, verify } from '@orrery/kernel';
import { createTableRequest } from '@orrery/protocol';
import { newId } from '../common/ids.ts';
import { parse } from '../common/parse.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { startClocks, waitFor, wakeAt } from '../rooms/clocks.ts';
import { createRoom } from '../rooms/create.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import type { Batch, ChatRecord, PrivateRecord, Store, TableRecord } from '../store/store.ts';
import { withSeedCommitment } from '../tables/drafts/server-seed.ts';
import { batchSince, firstChain } from '../tables/stored/stored-game.ts';
import { checkTable, newestState } from './check.ts';
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
        return refused('table/exists', `The table ${record.room.id} exists already.`);
    for (const table of read.value) await take(store, table);
    return granted(read.value.map(({ record: { room } }) => ({ id: room.id, title: room.title, key: room.key })));
  } finally {
    await store.close();
  }
}

/** Puts a table into the store. Nobody's time ran while it was on its way. */
async function take(store: Store, table: WholeTable): Promise<void> {
  const { batches, chat, privates, states } = table;
  // What another server said about its dice, this one cannot keep.
  const room =
    table.record.room.status === 'gathering' ? await withSeedCommitment(store, table.record.room) : table.record.room;
  const record = { ...table.record, room };
  const { revision } = record;
  const now = Date.now();
  for (const seat of room.seats) if (seat.waitingSince !== null) seat.waitingSince = now;
  const snapshot = newestState(table);
  await store.importTable(record, batches, chat, { states, privates, ...(snapshot && { snapshot }) });
  await store.commit(room.id, { revision, room, wakeAt: wakeAt(room, now) });
}

interface Open {
  record: TableRecord;
  batches: Batch[];
  chat: ChatRecord[];
  privates: PrivateRecord[];
  states: KeptState[];
}

function readWhole(text: string): Result<WholeTable[]> {
  const save = readJson(text);
  if (typeof save === 'object' && save !== null && 'format' in save) {
    const made = tableOfSave(save);
    return made.ok ? granted([made.value]) : made;
  }
  const tables: WholeTable[] = [];
  let open: Open | undefined;
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
      const { fairness = null } = record;
      open = {
        record: { ...record, fairness } as unknown as TableRecord,
        batches: [],
        chat: [],
        privates: [],
        states: [],
      };
    } else if (!open) return wrong;
    else if (value.type === 'batch') {
      const { type: _, ...batch } = value;
      open.batches.push(batch as unknown as Batch);
    } else if (value.type === 'state') {
      const { type: _, ...state } = value;
      open.states.push(state as unknown as KeptState);
    } else if (value.type === 'private') {
      const { type: _, ...line } = value;
      open.privates.push(line);
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
  const game = verified.value.table; // under the present rules, if it was played under others
  const now = Date.now();
  const wish = parse(createTableRequest, {
    ...{ game: file.game, title: `${offer.title}, from a file`, seats: file.seats, options: game.options },
    ...{ sit: false, open: game.over },
  });
  const made = wish.ok ? createRoom({ id: newId(), name: 'a file' }, wish.value, now) : wish;
  if (!made.ok) return made;
  const room = made.value;
  const { rulesVersion, options, snapshots } = game.earlier;
  if (snapshots.length > 0) room.begun = { rulesVersion, options: options as Json };
  room.status = game.over ? 'over' : 'playing';
  room.started = now;
  room.ended = game.over ? now : null;
  room.commitment = commitment(file.seed);
  startClocks(room);
  waitFor(room, game.waiting(), now);
  const states = statesOf(game, file);
  const batches = batchesOf(game, states, firstChain(room, file.seed), now);
  const record = {
    room,
    revision: 0,
    length: game.length,
    chain: batches.at(-1)!.chain,
    seed: file.seed,
    fairness: file.fairness ?? null,
  };
  return granted({ record, batches, chat: [], privates: [], states });
}

/** The states kept of a saved game: those it brings along, and those at which its rules changed. */
function statesOf({ earlier, log }: LiveGame, { states }: Save): KeptState[] {
  const changes = rulesEntries(log).flatMap(({ from }, i) => {
    const snapshot = earlier.snapshots[i];
    return snapshot ? [keepState(snapshot, from)] : [];
  });
  const isChange = ({ at, rulesVersion }: KeptState) =>
    changes.some(change => change.at === at && change.rulesVersion === rulesVersion);
  const others = (Array.isArray(states) ? (states as unknown as KeptState[]) : []).filter(each => !isChange(each));
  return [...others, ...changes].sort((a, b) => a.at - b.at || a.rulesVersion - b.rulesVersion);
}

/** A game as it would have been stored while it was played, so that one may look back at every decision. */
function batchesOf(whole: LiveGame, states: readonly KeptState[], first: string, at: number): Batch[] {
  const { game, seats, options, seed } = whole;
  const batches: Batch[] = [];
  let before: { count: number; events: GameEvent[] } | undefined;
  for (const { entries, table } of playedAgain({ game, seats, options, seed, states }, whole.log)) {
    const last = batches.at(-1);
    if (last && before) batches.push(batchSince(table, last.first + last.entries.length, before, last.chain, at));
    else {
      const events = [...whole.events.slice(0, table.eventsStart), ...table.events];
      const chain = entries.reduce((previous, entry) => link(previous, entry), first);
      batches.push({ first: 0, entries, eventsKept: 0, events, chain, at });
    }
    before = { count: table.eventsStart + table.events.length, events: [...table.events] };
  }
  return batches;
}

import { findGame } from '@orrery/catalogue';
import { type Entry, hashOf, link, type Save, stateHash, verify } from '@orrery/kernel';
import { saveChunks } from '../history/save.ts';
import type { Database } from '../store/sql.ts';
import { SqlStore } from '../store/sql-store.ts';
import type { Store, TableRecord } from '../store/store.ts';
import { rulesAge } from '../tables/stored/rules-migration.ts';
import { firstChain, loadGame } from '../tables/stored/stored-game.ts';
import type { Acknowledged } from './player.ts';

export interface Findings {
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
  /** All problems found. */
  readonly problems: readonly string[];
}

/** Examines a store after its servers have stopped: everything confirmed must be there and be consistent. */
export async function examine(
  database: Database,
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<Findings> {
  const store = new SqlStore(database);
  const problems: string[] = [];
  let [finished, entries] = [0, 0];
  for (const table of tables) {
    const record = await store.readTable(table);
    if (!record) {
      problems.push(`table ${table} is gone`);
      continue;
    }
    if (record.room.status === 'over') finished++;
    entries += record.length;
    const rows = await database.read(
      `SELECT command FROM commands WHERE table_id = $1 UNION ALL SELECT command FROM batches WHERE table_id = $1`,
      [table],
    );
    const commands = new Set(rows.map(row => row.command));
    const mine = acknowledged.filter(each => each.table === table);
    const found = [...missing(mine, commands), ...(await missingWords(store, table, mine))];
    if (record.seed !== null) found.push(...(await wrongLog(store, record, mine)));
    problems.push(...found.map(each => `table ${table}: ${each}`));
  }
  return { tables: tables.length, finished, entries, problems };
}

const missing = (acknowledged: readonly Acknowledged[], commands: ReadonlySet<unknown>): string[] =>
  acknowledged.flatMap(({ command, did }) => (commands.has(command) ? [] : [`a confirmed ${did.do} is lost`]));

async function missingWords(store: Store, table: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lines = await store.readChat(table, 0);
  const texts = lines.map(each => each.text);
  return [
    ...acknowledged.flatMap(({ did }) => (did.do === 'chat' && !texts.includes(did.text) ? ['a line is lost'] : [])),
    ...(new Set(texts).size === texts.length ? [] : ['a line was said twice']),
    ...lines.flatMap(({ number }, index) => (number === index + 1 ? [] : [`line ${index + 1} has number ${number}`])),
  ];
}

/** Problems of a log: missing decisions, a broken hash chain, a snapshot that does not match. */
async function wrongLog(store: Store, record: TableRecord, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const { room, seed, length, chain } = record;
  const batches = await store.readBatches(room.id, 0);
  const entries: Entry[] = [];
  let last = firstChain(room, seed!);
  for (const batch of batches) {
    if (batch.first !== entries.length) return [`a batch begins at ${batch.first}, not at ${entries.length}`];
    entries.push(...batch.entries);
    last = batch.entries.reduce((previous, entry) => link(previous, entry), last);
    if (last !== batch.chain) return [`the chain breaks within the batch at ${batch.first}`];
  }
  if (entries.length !== length || last !== chain) return ['the table is not where its log ends'];
  let text = '';
  for await (const piece of saveChunks(store, record)) text += piece;
  const file = JSON.parse(text) as Save;
  const verified = verify(findGame(room.game)!.game, file);
  if (!verified.ok) return [`the save does not verify: ${verified.message}`];
  const short = rulesAge(record) === 'current' ? await loadGame(store, record) : undefined; // older ones are not moved yet
  if (short && !short.ok) return ['the game cannot be loaded'];
  const [state, shortState] = [verified.value.table, short?.value?.game].map(each => each && stateHash(each.state));
  const events = batches.reduce(
    (all, each) => [...all.slice(0, each.eventsKept), ...each.events],
    file.events.slice(0, 0),
  );
  return [
    ...(file.chain === chain ? [] : ['the chain of the save is another']),
    ...(!short || state === shortState ? [] : ['the stored snapshot leads elsewhere than the whole log']),
    ...(hashOf(events) === hashOf(file.events) ? [] : ['the stored events are not those of the log']),
    ...acknowledged.flatMap(each => (isWritten(each, entries) ? [] : [`a confirmed ${each.did.do} is not in the log`])),
    ...twice(
      entries,
      room.seats.flatMap(({ person, bot }, seat) => (person === null && bot !== null ? [seat] : [])), // a person may change an answer
    ),
  ];
}

/** Whether a decision stands in the part of the log that was confirmed with it. */
function isWritten({ did, n }: Acknowledged, entries: readonly Entry[]): boolean {
  if (did.do === 'undo') return entries.slice(0, n).some(entry => entry.t === 'undo');
  if (did.do !== 'answer') return n <= entries.length;
  return entries.slice(0, n).some(entry => (entry.t === 'answer' || entry.t === 'ahead') && entry.ask === did.ask);
}

/** Questions that a bot answered more than once. */
function twice(entries: readonly Entry[], bots: readonly number[]): string[] {
  const asks = entries.flatMap(entry => (entry.t === 'answer' && bots.includes(entry.seat) ? [entry.ask] : []));
  return asks.flatMap((ask, index) => (asks.indexOf(ask) === index ? [] : [`a bot answered ${ask} twice`]));
}

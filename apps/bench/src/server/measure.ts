import { DatabaseSync } from 'node:sqlite';
import { median } from '../measure.ts';
import { BoardgameIoTable } from './at-boardgame-io.ts';
import { OrreryTable } from './at-orrery.ts';
import { OPTIONS } from './contest.ts';
import { type PlayedTable, Tally } from './played-table.ts';
import { ServerEnded, ServerProcess } from './server-process.ts';

/** How much is measured: enough for the bars, or just enough to see that it runs. */
export interface Effort {
  /** Side by side: so many tables, played up to their middle. */
  readonly tables: number;
  readonly middle: number;
  /** Then the contenders take so many turns of so many seconds. */
  readonly turns: number;
  readonly turnSeconds: number;
  /** How long each warms up on other tables before its turn: an idle server has released memory and compiled code. */
  readonly warmUpSeconds: number;
  /** Alone, with many people. */
  readonly live: number;
  readonly seconds: number;
  readonly paceMs: number;
  readonly stored: number;
  readonly active: number;
  /** How long these are played: the heap grows until a few garbage collections have run. */
  readonly activeSeconds: number;
}

export const thorough: Effort = {
  ...{ tables: 50, middle: 650, turns: 4, turnSeconds: 3, warmUpSeconds: 10 },
  ...{ live: 1000, seconds: 20, paceMs: 2000, stored: 20_000, active: 500, activeSeconds: 120 },
};
export const quick: Effort = {
  ...{ tables: 2, middle: 2, turns: 1, turnSeconds: 0.3, warmUpSeconds: 0.1 },
  ...{ live: 3, seconds: 0.3, paceMs: 50, stored: 10, active: 2, activeSeconds: 0.3 },
};

export interface Figures {
  readonly decisions: number;
  readonly perSecond: number;
  /** Processor time of the server for one decision. */
  readonly cpuMs: number;
  /** Milliseconds from sending a decision to its confirmation, and to the update at another client. */
  readonly confirmed: Quantiles;
  readonly told: Quantiles;
  readonly rssMb: number;
  readonly peakMb: number;
  readonly refused: number;
  readonly stale: number;
  /** Set if it crashed; `decisions` counts those until then. */
  readonly fell?: true;
}

interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

function quantiles(times: readonly number[]): Quantiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Has something done at all tables at once, and says what came of it. */
async function measured(
  server: ServerProcess,
  tables: readonly PlayedTable[],
  play: (table: PlayedTable, tally: Tally) => Promise<void>,
): Promise<Figures> {
  const tally = new Tally();
  const before = await server.usage();
  const began = performance.now();
  await server.during(Promise.all(tables.map(table => play(table, tally))));
  const seconds = (performance.now() - began) / 1000;
  const { cpuMs, rssMb, peakMb } = await server.usage();
  const decisions = tally.confirmed.length;
  return {
    decisions,
    perSecond: decisions / seconds,
    cpuMs: (cpuMs - before.cpuMs) / decisions,
    confirmed: quantiles(tally.confirmed),
    told: quantiles(tally.told),
    ...{ rssMb, peakMb, refused: tally.refused, stale: tally.stale },
  };
}

const playFor = (seconds: number, paceMs: number) => (table: PlayedTable, tally: Tally) => {
  setTimeout(() => table.halt(), seconds * 1000);
  return table.play(Number.POSITIVE_INFINITY, tally, paceMs);
};

/** Does something for each of many, a few at a time. */
async function forMany<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      made[index] = await make(index);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return made;
}

/** As `npm start` starts it. */
const asUsual = ['--max-semi-space-size=16', '--import', new URL('../../../cli/compiled.js', import.meta.url).href];
const startOrrery = (folder: string) => ServerProcess.start('./orrery-main.ts', [folder], asUsual);
const startTheirs = (folder: string, kind: string) => ServerProcess.start('./boardgame-io-main.ts', [folder, kind]);

export type ContenderName = 'orrery' | 'memory' | 'file' | 'copies';

interface Contender {
  readonly name: ContenderName;
  readonly server: ServerProcess;
  readonly tables: readonly PlayedTable[];
}

async function contender(name: ContenderName, folder: string, count: number, options = {}): Promise<Contender> {
  const server = name === 'orrery' ? await startOrrery(folder) : await startTheirs(folder, name);
  return { name, server, tables: await tablesAt(server, name, count, options) };
}

let made = 0;
const tablesAt = (
  { url }: ServerProcess,
  name: ContenderName,
  count: number,
  options: object,
): Promise<PlayedTable[]> =>
  forMany<PlayedTable>(count, () => {
    const unique = `${name}-${made++}`;
    return name === 'orrery' ? OrreryTable.create(url, unique, options) : BoardgameIoTable.create(url, unique);
  });

/** The median of each figure over turns; latencies and counts likewise. */
function middle(turns: readonly Figures[]): Figures {
  const of = (figure: (each: Figures) => number) => median(turns.map(figure));
  const sum = (figure: (each: Figures) => number) => turns.reduce((total, each) => total + figure(each), 0);
  return {
    decisions: sum(each => each.decisions),
    perSecond: of(each => each.perSecond),
    cpuMs: of(each => each.cpuMs),
    confirmed: { p50: of(each => each.confirmed.p50), p99: of(each => each.confirmed.p99) },
    told: { p50: of(each => each.told.p50), p99: of(each => each.told.p99) },
    rssMb: turns.at(-1)!.rssMb,
    peakMb: turns.at(-1)!.peakMb,
    refused: sum(each => each.refused),
    stale: sum(each => each.stale),
  };
}

/**
 * A contender's turn, warmed up. All are measured from the same part of a game: ours would
 * be at the end of one after some turns, so it has other tables for each; theirs go on with the same ones.
 */
async function takeTurn({ name, server, tables }: Contender, effort: Effort, turn: number): Promise<Figures> {
  const others = await tablesAt(server, name, effort.tables, OPTIONS);
  await measured(server, others, playFor(effort.warmUpSeconds, 0));
  for (const table of others) table.leave();
  const from = name === 'orrery' ? turn * effort.tables : 0;
  return measured(server, tables.slice(from, from + effort.tables), playFor(effort.turnSeconds, 0));
}

/**
 * All contenders side by side: each plays its tables on for the same time, from the middle of their games, and they take
 * turns, so that all are measured in the same minutes.
 */
export async function sideBySide(
  effort: Effort,
  names: readonly ContenderName[],
  folderFor: (name: string) => string,
): Promise<Record<string, Figures>> {
  const contenders: Contender[] = [];
  for (const name of names) {
    const sets = name === 'orrery' ? effort.turns : 1;
    contenders.push(await contender(name, folderFor(name), sets * effort.tables, OPTIONS));
  }
  const turns = new Map(names.map(name => [name, [] as Figures[]]));
  const fallen = new Set<ContenderName>();
  const unlessFallen = async ({ name }: Contender, work: () => Promise<unknown>) => {
    if (fallen.has(name)) return;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ServerEnded) || turns.get(name)!.length === 0) throw error;
      fallen.add(name); // decisions until then count
    }
  };
  const toMiddle = ({ server, tables }: Contender) =>
    measured(server, tables, (table, tally) => table.play(effort.middle, tally));
  await Promise.all(contenders.map(toMiddle));
  for (let turn = 0; turn < effort.turns; turn++)
    for (const each of contenders)
      await unlessFallen(each, async () => turns.get(each.name)!.push(await takeTurn(each, effort, turn)));
  for (const { server, tables } of contenders) {
    for (const table of tables) table.leave();
    await server.stop();
  }
  return Object.fromEntries(
    [...turns].map(([name, each]) => [name, { ...middle(each), ...(fallen.has(name) && { fell: true }) }]),
  );
}

/** Our server with many tables at once: everybody as fast as they can, then at a pace. */
export async function crowd(
  { live, seconds, paceMs }: Effort,
  folder: string,
): Promise<{ full: Figures; paced: Figures }> {
  const { server, tables } = await contender('orrery', folder, live);
  await measured(server, tables, playFor(seconds / 4, 0)); // warms up
  const full = await measured(server, tables, playFor(seconds, 0));
  const paced = await measured(server, tables, playFor(seconds, paceMs));
  for (const table of tables) table.leave();
  await server.stop();
  return { full, paced };
}

/** Our server after a restart on many stored tables, some of which are played. */
export async function memory(effort: Effort, folder: string): Promise<Figures> {
  const { stored, active, activeSeconds, seconds, paceMs } = effort;
  const first = await contender('orrery', folder, active);
  const tables = first.tables as readonly OrreryTable[];
  await measured(first.server, tables, playFor(seconds, 0)); // games in their middle, not at their beginning
  for (const table of tables) table.leave();
  await first.server.stop();
  multiply(folder, stored - active);
  const server = await startOrrery(folder);
  const again = await forMany(active, index => tables[index]!.again(server.url));
  const figures = await measured(server, again, playFor(activeSeconds, paceMs));
  for (const table of again) table.leave();
  await server.stop();
  return figures;
}

/** Copies the stored tables under new ids, up to a number. Their notices are marked as sent. */
function multiply(folder: string, more: number): void {
  const database = new DatabaseSync(`${folder}/orrery.db`);
  const ids = database
    .prepare('SELECT id FROM tables ORDER BY id')
    .all()
    .map(row => row.id as string);
  database.exec('BEGIN');
  const copyTable = database.prepare(
    `INSERT INTO tables (id, revision, length, chain, seed, room, clocks, listed, wake_at, updated)
     SELECT ?2, revision, length, chain, seed, json_set(room, '$.id', ?2), clocks, listed, NULL, updated FROM tables WHERE id = ?1`,
  );
  const copies = [
    copyTable,
    ...[
      ['batches', 'first, entries, events_kept, events, chain, at, command'],
      ['snapshots', 'at, snapshot'],
      ['commands', 'command'],
    ].map(([name, columns]) =>
      database.prepare(
        `INSERT INTO ${name} (table_id, ${columns}) SELECT ?2, ${columns} FROM ${name} WHERE table_id = ?1`,
      ),
    ),
  ];
  for (let i = 0; i < more; i++) {
    const copy = `copy${String(i).padStart(12, '0')}`;
    for (const each of copies) each.run(ids[i % ids.length]!, copy);
  }
  database.exec('COMMIT');
  database.close();
}

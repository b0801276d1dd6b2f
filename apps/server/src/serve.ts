import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { BotPool } from '@orrery/bots/threads';
import { type Logger, pino } from 'pino';
import { defaultLimits, Limiter, type Limits } from './common/limits.ts';
import { createMetrics, type Metrics } from './common/metrics.ts';
import { Quotas } from './common/quotas.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { HistoryReader } from './history/history-reader.ts';
import { HistoryThread } from './history/history-thread.ts';
import { buildApp } from './http/app.ts';
import type { HttpDependencies } from './http/dependencies.ts';
import { openNotices } from './notices/open.ts';
import { Identities } from './people/identity.ts';
import { openStore } from './store/open.ts';
import { Heartbeat, ServedTime } from './store/served-time.ts';
import type { Store } from './store/store.ts';
import type { StreamsDependencies } from './stream/dependencies.ts';
import { Streams } from './stream/streams.ts';
import { DueTables } from './tables/due-tables.ts';
import type { HiddenRange } from './tables/hidden-time/hidden-time.ts';
import { LocalTables } from './tables/local-tables.ts';
import type { StallReport } from './tables/set-aside.ts';
import type { MigrationReport } from './tables/stored/rules-migration.ts';
import type { DecisionKind, TableDependencies } from './tables/table-dependencies.ts';
import type { Tables } from './tables/tables.ts';
import type { SlowDecision } from './tables/threads/messages.ts';
import { ThreadedTables, type ThreadsDependencies } from './tables/threads/threaded-tables.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** Where SQLite keeps its files. */
  readonly folder: string;
  /** A PostgreSQL database instead, which several processes may share. */
  readonly databaseUrl: string | undefined;
  /** How long PostgreSQL may take to answer, before what was asked of it has failed. */
  readonly databaseTimeoutMs: number;
  /** How the world reaches the server, when that is not the address it listens at. */
  readonly publicUrl: string | undefined;
  /** Whether to believe a proxy about who is asking. */
  readonly trustProxy: boolean;
  /** In how many threads tables live; without any, in the one that serves the sockets. */
  readonly tableThreads: number;
  readonly botThreads: number;
  /** Whether V8's heap growth follows the load, so that an idle server takes less memory. */
  readonly tunesHeap: boolean;
  readonly logLevel: string;
  /** Where the log goes, if not to the standard output. */
  readonly logTo: { write(line: string): void } | undefined;
  /** How many streams of people without a name one address may open. */
  readonly anonymousPerAddress: number;
  /** How often to look for notices that are due. */
  readonly noticesEveryMs: number;
  /** Whether notices may go to any address, also inside and without encryption; for tests. */
  readonly noticesToPrivateAddresses: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** A clock that never jumps, in milliseconds. */
  readonly monotonic: () => number;
  /** How often to note that tables are served; 0 for never, and then all time counts. */
  readonly heartbeatMs: number;
  /** So long after a table came into memory nobody there runs out of time. */
  readonly graceMs: number;
  /** For how long private questions stay open at a live table, in milliseconds; at most 0 to hide nothing. */
  readonly hidden: HiddenRange;
  /** Work for a table that goes on for so long without a pause, or a bot beyond its budget, never ends: the table is set aside. */
  readonly stallMs: number;
  /** Decisions that take so long are written down, with the kind of the question. */
  readonly slowMs: number;
  readonly limits: Limits;
  /** Tables that nobody has used for so long leave the memory. */
  readonly unloadAfterMs: number;
  /** How often to look for tables that are due. */
  readonly dueEveryMs: number;
}

/** What somebody says about a server; the rest is as usual. */
export type ServerOptions = Partial<Omit<ServerSettings, 'limits'> & { readonly limits: Partial<Limits> }>;

export const defaultSettings: ServerSettings = {
  port: 8080,
  host: '127.0.0.1',
  folder: 'data',
  databaseUrl: undefined,
  databaseTimeoutMs: 5_000,
  publicUrl: undefined,
  trustProxy: false,
  tableThreads: Math.max(1, Math.min(4, availableParallelism() - 1)), // a loop in a rule must not stop everything
  botThreads: Math.max(1, availableParallelism() - 1),
  tunesHeap: true, // without it 500 tables in use take more than 512 MB
  logLevel: 'warn',
  logTo: undefined,
  limits: defaultLimits,
  anonymousPerAddress: 100,
  noticesEveryMs: 2_000,
  noticesToPrivateAddresses: false,
  now: Date.now,
  monotonic: () => performance.now(),
  heartbeatMs: 5_000,
  graceMs: 20_000,
  hidden: { least: 1_000, most: 2_500 },
  stallMs: 5_000,
  slowMs: 500,
  unloadAfterMs: 5 * 60_000,
  dueEveryMs: 500,
};

/** The parts of a running server. Requests and streams are given what they need of it. */
export interface Server extends HttpDependencies, StreamsDependencies {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly identities: Identities;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
}

export interface RunningServer {
  /** How the world reaches it. */
  readonly url: string;
  /** Where it listens. */
  readonly address: string;
  readonly server: Server;
  /** Lets everybody finish what is under way, leaves the tables in the store, and ends. */
  stop(): Promise<void>;
}

/** How long those who do not go by themselves may stay, and how long tables have to come to rest in the store. */
const GRACE_MS = 1_000;
const TABLES_MS = 1_300;
const SWEEP_MS = 200;
/** The thread that reads old games may be busy for so many times as long as one that plays. */
const HISTORY_STALL = 4;

/** Waits for something, but not for ever. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}

function openLog({ logLevel, logTo }: ServerSettings): Logger {
  const options = { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] };
  return logTo ? pino(options, logTo) : pino(options);
}

/** The tables, in threads or here, with somebody who looks after those that are due. */
function openTables(
  deps: Omit<TableDependencies, 'bots' | 'now' | 'monotonic' | 'graceMs' | 'hidden' | 'decided'> & ThreadsDependencies,
  settings: ServerSettings,
): { tables: Tables; threads: () => ThreadedTables['threads']; closeTables: () => Promise<void> } {
  const { botThreads, unloadAfterMs, databaseUrl, databaseTimeoutMs, now, monotonic, graceMs, dueEveryMs } = settings;
  const { stallMs, slowMs, hidden } = settings;
  const tableThreads = now === Date.now ? settings.tableThreads : 0; // no thread has another clock
  const here = tableThreads === 0 ? new BotPool({ threads: botThreads, graceMs: stallMs }) : undefined;
  const decided = (tookMs: number, decision: DecisionKind) => {
    deps.decided(tookMs);
    if (tookMs >= slowMs) deps.slow({ ...decision, tookMs });
  };
  const tables = here
    ? new LocalTables({ ...deps, decided, bots: here, now, monotonic, graceMs, hidden }, unloadAfterMs)
    : new ThreadedTables(deps, tableThreads, {
        ...{ databaseUrl, databaseTimeoutMs, unloadAfterMs, graceMs, hidden, stallMs, slowMs },
        botThreads: Math.ceil(botThreads / tableThreads),
      });
  const { store, fault } = deps;
  const sweep = new DueTables({ store, tables, now, everyMs: dueEveryMs, fault });
  return {
    tables,
    threads: () => (tables instanceof ThreadedTables ? tables.threads : []),
    async closeTables() {
      await within(SWEEP_MS, sweep.stop()); // it may wait for a thread that is caught in a loop
      await here?.close();
      await tables.close();
    },
  };
}

/** Starts a server. */
export async function serve(wishes: ServerOptions): Promise<RunningServer> {
  const limits = { ...defaultLimits, ...wishes.limits };
  const settings: ServerSettings = { ...defaultSettings, ...wishes, limits };
  const log = openLog(settings);
  const stopTuning = settings.tunesHeap ? limitHeapGrowth() : () => {};
  const time = new ServedTime(settings.now, settings.monotonic);
  const store = await openStore(settings, 'to write', time);
  const identities = await Identities.open(store);
  let streams: Streams | undefined;
  let isStopping = false;

  const metrics = createMetrics({
    tables: () => tables.loaded,
    sockets: () => streams?.size ?? 0,
    unsent: () => streams?.unsentBytes ?? 0,
    notices: () => notices.waiting,
    threads: () => threads(),
    history: () => history.readers,
  });
  const fault = (error: unknown, what: string) => {
    metrics.faults.inc();
    log.error({ err: error }, what);
  };
  const { heartbeatMs: everyMs } = settings;
  const note = (at: number) => store.noteServed(at);
  const heart = everyMs > 0 ? new Heartbeat({ time, note, everyMs, fault }) : undefined;
  await heart?.beat();
  const deps = {
    store,
    fault,
    migrated: ({ why, ...move }: MigrationReport) => {
      metrics.moves.inc({ outcome: why === undefined ? 'moved' : 'stuck' });
      if (why === undefined) log.info(move, 'a table was migrated to the rules of this server');
      else log.error({ ...move, why }, 'a table could not be migrated to the rules of this server');
    },
    decided: (tookMs: number) => metrics.decisions.observe(tookMs / 1000),
    slow: (decision: SlowDecision) => {
      metrics.slow.inc();
      log.warn(decision, 'a decision was slow');
    },
    stalled: (stall: StallReport) => {
      metrics.setAside.inc({ by: stall.by });
      log.error(stall, 'a table was set aside: its rules or its bot are in an endless loop');
    },
    lostThread: (how: string) => metrics.lostThreads.inc({ how }),
    // Of several processes none knows who is connected to the others: then everybody has a minute.
    announceTurns: (room, seats) => settings.databaseUrl === undefined && notices.noteSoon('turn', room, seats),
    noteNotices: async (room, { turns, reminders }) => {
      await notices.note('turn', room, turns);
      await notices.note('reminder', room, reminders);
    },
  } satisfies Partial<TableDependencies> & ThreadsDependencies;
  const { databaseUrl, databaseTimeoutMs, stallMs } = settings;
  const history = new HistoryReader(
    new HistoryThread(
      { databaseUrl, databaseTimeoutMs, stallMs: HISTORY_STALL * stallMs }, // to play a whole game again takes longer
      line => void store.adopt(line),
      error => fault(error, 'the history thread was lost'),
    ),
  );
  let url = settings.publicUrl ?? '';
  const count = (outcome: string) => metrics.notices.inc({ outcome });
  const notices = await openNotices(store, settings, () => url, { count, fault });
  const { tables, threads, closeTables } = openTables(deps, settings);
  const limiter = (name: 'addresses' | 'openings' | 'strangers' | 'commands' | 'creations' | 'newcomers') =>
    new Limiter(limits[name], { limited: () => metrics.limit(name) });
  const server: Server = {
    ...{ settings, store, identities, tables, notices, history, metrics, fault },
    addresses: limiter('addresses'),
    openings: limiter('openings'),
    strangers: limiter('strangers'),
    commands: limiter('commands'),
    creations: limiter('creations'),
    newcomers: limiter('newcomers'),
    quotas: new Quotas(limits, metrics.limit),
    cutSessions: ended => streams?.cutSessions(ended),
    get isStopping() {
      return isStopping;
    },
  };
  const app = await buildApp(server, log);
  await app.listen({ port: settings.port, host: settings.host }).catch(async error => {
    await stop(); // threads and connections would keep the process alive
    throw error;
  });
  streams = new Streams(server, app.server);
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  const address = `http://${host}:${port}`;
  url = settings.publicUrl ?? address;

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    isStopping = true; // new streams and messages are turned away, and /healthz says so
    await history.close();
    await within(TABLES_MS, closeTables()); // what is under way is stored and answered
    const cut = setTimeout(() => {
      streams?.cut();
      app.server.closeAllConnections();
    }, GRACE_MS);
    streams?.close();
    await streams?.ended();
    await notices.close();
    await app.close();
    clearTimeout(cut);
    await heart?.stop();
    await store.close();
    stopTuning();
  }
  return { url, address, server, stop: () => (stopping ??= stop()) };
}

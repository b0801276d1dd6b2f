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
  /** The folder of SQLite's files. */
  readonly folder: string;
  /** A PostgreSQL database instead; several processes may share it. */
  readonly databaseUrl: string | undefined;
  /** The timeout of queries to PostgreSQL. */
  readonly databaseTimeoutMs: number;
  /** The public address, if it differs from the one that the server listens at. */
  readonly publicUrl: string | undefined;
  /** Whether to trust the client address that a proxy forwards. */
  readonly trustProxy: boolean;
  /** The number of table threads; with 0, tables run in the main thread. */
  readonly tableThreads: number;
  readonly botThreads: number;
  /** Whether V8's heap growth follows the load, so that an idle server takes less memory. */
  readonly tunesHeap: boolean;
  readonly logLevel: string;
  /** The destination of the log; by default standard output. */
  readonly logTo: { write(line: string): void } | undefined;
  /** How many streams without a name one address may open. */
  readonly anonymousPerAddress: number;
  /** The interval of checking for due notices. */
  readonly noticesEveryMs: number;
  /** Allows notices to any address, also private ones and without encryption; for tests. */
  readonly noticesToPrivateAddresses: boolean;
  /** The system clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** A monotonic clock, in milliseconds. */
  readonly monotonic: () => number;
  /** The interval of heartbeats for served time; 0 for none, then all time counts. */
  readonly heartbeatMs: number;
  /** The grace period after loading a table, in which nobody runs out of time. */
  readonly graceMs: number;
  /** For how long private questions stay open at a live table, in milliseconds; a maximum of 0 disables this. */
  readonly hidden: HiddenRange;
  /** Work for a table that blocks for this long, or a bot that exceeds its budget by it, counts as an endless loop: the table is set aside. */
  readonly stallMs: number;
  /** Decisions that take longer than this are logged, with the kind of the question. */
  readonly slowMs: number;
  readonly limits: Limits;
  /** Tables that were unused for this long are unloaded. */
  readonly unloadAfterMs: number;
  /** The interval of checking for due tables. */
  readonly dueEveryMs: number;
}

/** The settings that a caller may pass; the others have defaults. */
export type ServerOptions = Partial<Omit<ServerSettings, 'limits'> & { readonly limits: Partial<Limits> }>;

export const defaultSettings: ServerSettings = {
  port: 8080,
  host: '127.0.0.1',
  folder: 'data',
  databaseUrl: undefined,
  databaseTimeoutMs: 5_000,
  publicUrl: undefined,
  trustProxy: false,
  tableThreads: Math.max(1, Math.min(4, availableParallelism() - 1)), // an endless loop in a rule must not block everything
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

/** The parts of a running server, for requests and streams. */
export interface Server extends HttpDependencies, StreamsDependencies {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly identities: Identities;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
}

export interface RunningServer {
  /** Its public address. */
  readonly url: string;
  /** The address that it listens at. */
  readonly address: string;
  readonly server: Server;
  /** Finishes pending requests, stores the tables, and stops. */
  stop(): Promise<void>;
}

/** Timeouts for clients that do not disconnect, and for storing the tables. */
const GRACE_MS = 1_000;
const TABLES_MS = 1_300;
const SWEEP_MS = 200;
/** The history thread may be busy for this many times longer than a table thread. */
const HISTORY_STALL = 4;

/** Waits with a timeout. */
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

/** The tables, in threads or in this one, and the processing of due tables. */
function openTables(
  deps: Omit<TableDependencies, 'bots' | 'now' | 'monotonic' | 'graceMs' | 'hidden' | 'decided'> & ThreadsDependencies,
  settings: ServerSettings,
): { tables: Tables; threads: () => ThreadedTables['threads']; closeTables: () => Promise<void> } {
  const { botThreads, unloadAfterMs, databaseUrl, databaseTimeoutMs, now, monotonic, graceMs, dueEveryMs } = settings;
  const { stallMs, slowMs, hidden } = settings;
  const tableThreads = now === Date.now ? settings.tableThreads : 0; // threads cannot use a fake clock
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
      await within(SWEEP_MS, sweep.stop()); // it may wait for a thread in an endless loop
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
    // A process does not know who is connected to other processes: then the notice waits for a minute in any case.
    announceTurns: (room, seats) => settings.databaseUrl === undefined && notices.noteSoon('turn', room, seats),
    noteNotices: async (room, { turns, reminders }) => {
      await notices.note('turn', room, turns);
      await notices.note('reminder', room, reminders);
    },
  } satisfies Partial<TableDependencies> & ThreadsDependencies;
  const { databaseUrl, databaseTimeoutMs, stallMs } = settings;
  const history = new HistoryReader(
    new HistoryThread(
      { databaseUrl, databaseTimeoutMs, stallMs: HISTORY_STALL * stallMs }, // replaying a whole game takes longer
      line => void store.adopt(line),
      error => fault(error, 'the history thread was lost'),
    ),
  );
  let url = settings.publicUrl ?? '';
  const count = (outcome: string) => metrics.notices.inc({ outcome });
  const notices = await openNotices(store, settings, () => url, {
    ...{ count, fault },
    picture: (person, record) => history.picture(person, record),
  });
  const { tables, threads, closeTables } = openTables(deps, settings);
  type Rate = 'addresses' | 'openings' | 'strangers' | 'commands' | 'creations' | 'creationsByAddress' | 'newcomers';
  const limiter = (name: Rate) => new Limiter(limits[name], { limited: () => metrics.limit(name) });
  const server: Server = {
    ...{ settings, store, identities, tables, notices, history, metrics, fault },
    addresses: limiter('addresses'),
    openings: limiter('openings'),
    strangers: limiter('strangers'),
    commands: limiter('commands'),
    creations: limiter('creations'),
    creationsByAddress: limiter('creationsByAddress'),
    newcomers: limiter('newcomers'),
    quotas: new Quotas(limits, metrics.limit),
    cutSessions: ended => streams?.cutSessions(ended),
    isConnected: person => streams?.isConnected(person) ?? false,
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
    isStopping = true; // new streams and messages are refused, and /healthz says so
    await history.close();
    await within(TABLES_MS, closeTables()); // pending requests are stored and answered
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

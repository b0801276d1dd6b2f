import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { BotPool } from '@orrery/bots/threads';
import { type Logger, pino } from 'pino';
import { spareMemory } from './heap.ts';
import { buildApp } from './http/app.ts';
import { Limiter, type Limits, usualLimits } from './limits.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Notices } from './notices/notices.ts';
import { openNotices } from './notices/open.ts';
import { PastPictures } from './past/pictures.ts';
import { Identities } from './people/identity.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Streams } from './stream/streams.ts';
import type { Surroundings } from './tables/live-table.ts';
import { LocalTables } from './tables/local-tables.ts';
import { Sweep } from './tables/sweep.ts';
import type { Tables } from './tables/tables.ts';
import { ThreadedTables } from './tables/threads/threaded-tables.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** Where SQLite keeps its files. */
  readonly folder: string;
  /** A PostgreSQL database instead, which several processes may share. */
  readonly databaseUrl: string | undefined;
  /** How the world reaches the server, when that is not the address it listens at. */
  readonly publicUrl: string | undefined;
  /** Whether to believe a proxy about who is asking. */
  readonly trustProxy: boolean;
  /** In how many threads tables live; without any, in the one that serves the sockets. */
  readonly tableThreads: number;
  readonly botThreads: number;
  readonly logLevel: string;
  /** Where the log goes, if not to the standard output. */
  readonly logTo: { write(line: string): void } | undefined;
  /** How many streams of people without a name one address may open. */
  readonly strangersPerAddress: number;
  /** How often to look for notices that are due. */
  readonly noticesEveryMs: number;
  /** Whether notices may go to any address, also inside and without encryption; for tests. */
  readonly noticesToAnywhere: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: Limits;
  /** Tables that nobody has used for so long leave the memory. */
  readonly unloadAfterMs: number;
  /** How often to look for tables that are due. */
  readonly sweepEveryMs: number;
}

/** What somebody says about a server; the rest is as usual. */
export type Wishes = Partial<Omit<ServerSettings, 'limits'> & { readonly limits: Partial<Limits> }>;

export const usualSettings: ServerSettings = {
  port: 8080,
  host: '127.0.0.1',
  folder: 'data',
  databaseUrl: undefined,
  publicUrl: undefined,
  trustProxy: false,
  tableThreads: Math.min(4, availableParallelism() - 1),
  botThreads: Math.max(1, availableParallelism() - 1),
  logLevel: 'warn',
  logTo: undefined,
  limits: usualLimits,
  strangersPerAddress: 100,
  noticesEveryMs: 2_000,
  noticesToAnywhere: false,
  now: Date.now,
  unloadAfterMs: 5 * 60_000,
  sweepEveryMs: 500,
};

/** What the parts of the server share. */
export interface Server {
  readonly settings: ServerSettings;
  readonly store: Store;
  readonly identities: Identities;
  readonly tables: Tables;
  readonly notices: Notices;
  readonly past: PastPictures;
  readonly metrics: Metrics;
  /** Allowances; `Limits` says of what. */
  readonly addresses: Limiter;
  readonly openings: Limiter;
  readonly strangers: Limiter;
  readonly commands: Limiter;
  readonly creations: Limiter;
  readonly newcomers: Limiter;
  readonly isStopping: boolean;
  /** Our own fault: counted and written down. */
  fault(error: unknown, what: string): void;
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

/** How long those who do not go by themselves may stay. */
const GRACE_MS = 1_500;

function openLog({ logLevel, logTo }: ServerSettings): Logger {
  const options = { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] };
  return logTo ? pino(options, logTo) : pino(options);
}

/** The tables, in threads or here, with somebody who looks after those that are due. */
function openTables(
  around: Omit<Surroundings, 'bots' | 'now'>,
  settings: ServerSettings,
): { tables: Tables; closeTables: () => Promise<void> } {
  const { botThreads, unloadAfterMs, databaseUrl, now, sweepEveryMs } = settings;
  const tableThreads = now === Date.now ? settings.tableThreads : 0; // no thread has another clock
  const here = tableThreads === 0 ? new BotPool({ threads: botThreads }) : undefined;
  const tables = here
    ? new LocalTables({ ...around, bots: here, now }, unloadAfterMs)
    : new ThreadedTables(around, tableThreads, {
        ...{ databaseUrl, unloadAfterMs },
        botThreads: Math.ceil(botThreads / tableThreads),
      });
  const { store, fault } = around;
  const sweep = new Sweep({ store, tables, now, everyMs: sweepEveryMs, fault });
  return {
    tables,
    async closeTables() {
      await sweep.stop();
      await here?.close();
      await tables.close();
    },
  };
}

/** Starts a server. */
export async function serve(wishes: Wishes): Promise<RunningServer> {
  const limits = { ...usualLimits, ...wishes.limits };
  const settings: ServerSettings = { ...usualSettings, ...wishes, limits };
  const log = openLog(settings);
  const noLongerSpare = spareMemory();
  const store = await openStore(settings);
  const identities = await Identities.open(store);
  const past = new PastPictures(store);
  let streams: Streams | undefined;
  let isStopping = false;

  const metrics = createMetrics({ tables: () => tables.loaded, sockets: () => streams?.size ?? 0 });
  const fault = (error: unknown, what: string) => {
    metrics.faults.inc();
    log.error({ err: error }, what);
  };
  const around = {
    store,
    fault,
    decided: (tookMs: number) => metrics.decisions.observe(tookMs / 1000),
    // Of several processes none knows who is connected to the others: then everybody has a minute.
    turns: (room, seats) => settings.databaseUrl === undefined && notices.noteSoon('turn', room, seats),
    words: async (room, { turns, reminders }) => {
      await notices.note('turn', room, turns);
      await notices.note('reminder', room, reminders);
    },
  } satisfies Partial<Surroundings>;
  let url = settings.publicUrl ?? '';
  const count = (outcome: string) => metrics.notices.inc({ outcome });
  const notices = await openNotices(store, settings, () => url, { count, fault });
  const { tables, closeTables } = openTables(around, settings);
  const server: Server = {
    ...{ settings, store, identities, tables, notices, past, metrics, fault },
    addresses: new Limiter(limits.addresses),
    openings: new Limiter(limits.openings),
    strangers: new Limiter(limits.strangers),
    commands: new Limiter(limits.commands),
    creations: new Limiter(limits.creations),
    newcomers: new Limiter(limits.newcomers),
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
    await past.close();
    await closeTables(); // what is under way is stored and answered
    const cut = setTimeout(() => {
      streams?.cut();
      app.server.closeAllConnections();
    }, GRACE_MS);
    streams?.close();
    await streams?.ended();
    await notices.close();
    await app.close();
    clearTimeout(cut);
    await store.close();
    noLongerSpare();
  }
  return { url, address, server, stop: () => (stopping ??= stop()) };
}

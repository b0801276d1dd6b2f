import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { buildApp } from './http/app.ts';
import { Limiter } from './limits.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Notices } from './notices/notices.ts';
import { openNotices } from './notices/open.ts';
import { Identities } from './people/identity.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Streams } from './stream/streams.ts';
import type { Surroundings } from './tables/live-table.ts';
import { Tables, type TablesSettings } from './tables/tables.ts';

export interface ServerSettings extends TablesSettings {
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
  readonly botThreads: number;
  readonly logLevel: string;
  /** How many streams of people without a name one address may open. */
  readonly strangersPerAddress: number;
  /** How often to look for notices that are due. */
  readonly noticesEveryMs: number;
  /** Whether notices may go to any address, also inside and without encryption; for tests. */
  readonly noticesToAnywhere: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
}

export const usualSettings: ServerSettings = {
  port: 8080,
  host: '127.0.0.1',
  folder: 'data',
  databaseUrl: undefined,
  publicUrl: undefined,
  trustProxy: false,
  botThreads: Math.max(1, availableParallelism() - 1),
  logLevel: 'warn',
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
  readonly metrics: Metrics;
  /** Allowances: commands and tables of a person, new people from an address. */
  readonly commands: Limiter;
  readonly creations: Limiter;
  readonly newcomers: Limiter;
  readonly isStopping: boolean;
  /** Our own fault: counted and written down. */
  fault(error: unknown, what: string): void;
}

export interface RunningServer {
  readonly url: string;
  readonly server: Server;
  /** Lets everybody finish what is under way, leaves the tables in the store, and ends. */
  stop(): Promise<void>;
}

const GRACE_MS = 2_000;

/** Starts a server. */
export async function serve(wishes: Partial<ServerSettings>): Promise<RunningServer> {
  const settings = { ...usualSettings, ...wishes };
  const log: Logger = pino({ level: settings.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const store = await openStore(settings);
  const identities = await Identities.open(store);
  const bots = new BotPool(settings.botThreads);
  let streams: Streams | undefined;
  let isStopping = false;

  const metrics = createMetrics({ tables: () => tables.loaded, sockets: () => streams?.size ?? 0 });
  const fault = (error: unknown, what: string) => {
    metrics.faults.inc();
    log.error({ err: error }, what);
  };
  const around: Surroundings = {
    store,
    bots,
    fault,
    decided: tookMs => metrics.decisions.observe(tookMs / 1000),
    now: settings.now,
    // Of several processes none knows who is connected to the others: then everybody has a minute.
    turns: (room, seats) => settings.databaseUrl === undefined && notices.noteSoon('turn', room, seats),
    words: async (room, { turns, reminders }) => {
      await notices.note('turn', room, turns);
      await notices.note('reminder', room, reminders);
    },
  };
  let url = settings.publicUrl ?? '';
  const count = (outcome: string) => metrics.notices.inc({ outcome });
  const notices = await openNotices(store, settings, () => url, { count, fault });
  const tables = new Tables(around, settings);
  const server: Server = {
    ...{ settings, store, identities, tables, notices, metrics, fault },
    commands: new Limiter({ burst: 300, perSecond: 50 }),
    creations: new Limiter({ burst: 20, perSecond: 0.1 }),
    newcomers: new Limiter({ burst: 100, perSecond: 0.5 }),
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
  url = settings.publicUrl ?? `http://${host}:${port}`;

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    isStopping = true;
    streams?.close();
    const cut = setTimeout(() => streams?.cut(), GRACE_MS);
    await tables.close();
    await notices.close();
    await app.close();
    clearTimeout(cut);
    streams?.cut();
    await bots.close();
    await store.close();
  }
  return { url, server, stop: () => (stopping ??= stop()) };
}

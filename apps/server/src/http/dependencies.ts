import type { Limiter, Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Quotas } from '../common/quotas.ts';
import type { HistoryReader } from '../history/history-reader.ts';
import type { Notices } from '../notices/notices.ts';
import type { Identities } from '../people/identity.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** The settings that requests depend on. */
export interface HttpSettings {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly limits: Limits;
  readonly stallMs: number;
  readonly now: () => number;
}

/** The dependencies of the routes. Each route file takes the part that it uses. */
export interface HttpDependencies {
  readonly settings: HttpSettings;
  readonly store: Store;
  readonly identities: Identities;
  readonly tables: Pick<Tables, 'handle' | 'ping'>;
  readonly notices: Notices;
  readonly history: HistoryReader;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  /** Rate limiters; see `Limits`. */
  readonly addresses: Limiter;
  readonly strangers: Limiter;
  readonly commands: Limiter;
  readonly creations: Limiter;
  readonly creationsByAddress: Limiter;
  readonly newcomers: Limiter;
  readonly isStopping: boolean;
  /** Closes streams of sessions that have ended. */
  cutSessions(ended: ReadonlySet<string>): void;
  /** Whether somebody has a stream to this process. */
  isConnected(person: string): boolean;
  /** Counts and logs an internal error. */
  fault(error: unknown, what: string): void;
}

/** The person and the table of a request. */
export type Visitors = Pick<HttpDependencies, 'store' | 'identities'>;

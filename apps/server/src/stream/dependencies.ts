import type { Limiter, Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Quotas } from '../common/quotas.ts';
import type { Identities } from '../people/identity.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** The dependencies of one stream. */
export interface StreamDependencies {
  readonly settings: { readonly limits: Limits };
  readonly tables: Pick<Tables, 'watch' | 'unwatch' | 'handle'>;
  readonly identities: Pick<Identities, 'nameOf'>;
  readonly metrics: Pick<Metrics, 'cut' | 'refused' | 'limit'>;
  readonly quotas: Pick<Quotas, 'takes'>;
  /** Limiters for messages of people, and of visitors without a name. */
  readonly commands: Limiter;
  readonly strangers: Limiter;
  readonly isStopping: boolean;
  /** Counts and logs an internal error. */
  fault(error: unknown, what: string): void;
}

/** The dependencies of all streams together. */
export interface StreamsDependencies extends StreamDependencies {
  readonly settings: {
    readonly limits: Limits;
    readonly host: string;
    readonly publicUrl: string | undefined;
    readonly trustProxy: boolean;
    readonly anonymousPerAddress: number;
  };
  readonly store: Pick<Store, 'sessions'>;
  readonly identities: Pick<Identities, 'nameOf' | 'identify'>;
  readonly metrics: Pick<Metrics, 'cut' | 'refused' | 'limit' | 'streamBytes'>;
  /** How many streams an address may open. */
  readonly openings: Limiter;
}

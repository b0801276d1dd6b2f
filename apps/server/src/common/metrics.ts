import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Limits } from './limits.ts';

interface Sources {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly unsent: () => number;
  readonly notices: () => number;
  readonly history: () => number;
  /** Figures of the table threads. */
  readonly threads: () => readonly ThreadFigures[];
}

interface ThreadFigures {
  readonly loaded: number;
  readonly waiting: number;
  readonly botsWaiting: number;
  readonly silentMs: number;
}

/** Metrics in the format of Prometheus. */
export function createMetrics({ tables, sockets, unsent, notices, history, threads }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('orrery_tables_loaded', 'Tables in memory', tables);
  gauge('orrery_sockets', 'Open streams', sockets);
  gauge('orrery_unsent_bytes', 'Bytes that clients of streams have not read yet', unsent);
  gauge('orrery_notices_waiting', 'Notices that are queued or being sent', notices);
  gauge('orrery_history_readers', 'Requests that read old games: history, moments, events, exports', history);
  const perThread = (name: string, help: string, read: (thread: ThreadFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['thread'],
      registers,
      collect() {
        for (const [i, thread] of threads().entries()) this.set({ thread: String(i) }, read(thread));
      },
    });
  perThread('orrery_thread_tables', 'Tables in memory, by thread', each => each.loaded);
  perThread('orrery_thread_waiting', 'Requests without a reply yet, by thread', each => each.waiting);
  perThread('orrery_thread_bots_waiting', 'Questions waiting for a bot, by thread', each => each.botsWaiting);
  perThread(
    'orrery_thread_silent_seconds',
    'Seconds since the last heartbeat, by thread',
    each => each.silentMs / 1000,
  );
  const limited = new Counter({
    name: 'orrery_limited_total',
    help: 'How often somebody reached a limit, by its name in limits.ts',
    labelNames: ['limit'],
    registers,
  });
  return {
    registry,
    /** Counts that somebody reached a limit. */
    limit: (limit: keyof Limits) => limited.inc({ limit }),
    slow: new Counter({ name: 'orrery_slow_decisions_total', help: 'Decisions that took too long', registers }),
    setAside: new Counter({
      name: 'orrery_tables_set_aside_total',
      help: 'Tables set aside because of an endless loop, by its cause: rule or bot',
      labelNames: ['by'],
      registers,
    }),
    lostThreads: new Counter({
      name: 'orrery_threads_lost_total',
      help: 'Table threads that were replaced: stalled or crashed',
      labelNames: ['how'],
      registers,
    }),
    decisions: new Histogram({
      name: 'orrery_decision_seconds',
      help: 'Time from the arrival of a decision until it is stored',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    moves: new Counter({
      name: 'orrery_tables_moved_total',
      help: 'Tables of older rules by result: moved or stuck',
      labelNames: ['outcome'],
      registers,
    }),
    faults: new Counter({ name: 'orrery_faults_total', help: 'Internal errors', registers }),
    notices: new Counter({
      name: 'orrery_notices_total',
      help: 'Notices by result',
      labelNames: ['outcome'],
      registers,
    }),
    streamBytes: new Counter({
      name: 'orrery_stream_bytes_total',
      help: 'Bytes on streams, including control frames, by direction',
      labelNames: ['direction'],
      registers,
    }),
    cut: new Counter({
      name: 'orrery_streams_cut_total',
      help: 'Streams that were disconnected, by reason',
      labelNames: ['reason'],
      registers,
    }),
    requests: new Counter({
      name: 'orrery_requests_total',
      help: 'Requests over HTTP, by status',
      labelNames: ['status'],
      registers,
    }),
    refused: new Counter({
      name: 'orrery_refused_total',
      help: 'Messages on streams that were refused, by code',
      labelNames: ['code'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

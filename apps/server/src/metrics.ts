import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Sources {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** What a Prometheus server may read. */
export function createMetrics({ tables, sockets }: Sources) {
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
  return {
    registry,
    decisions: new Histogram({
      name: 'orrery_decision_seconds',
      help: 'From the arrival of a decision until it is stored',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    faults: new Counter({ name: 'orrery_faults_total', help: 'Errors of our own', registers }),
    notices: new Counter({
      name: 'orrery_notices_total',
      help: 'Notices by what became of them',
      labelNames: ['outcome'],
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
      help: 'Messages on streams turned down, by code',
      labelNames: ['code'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

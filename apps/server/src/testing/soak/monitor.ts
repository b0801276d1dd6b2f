import { pause } from '../player.ts';
import type { ServerProcess } from '../processes.ts';
import type { MemorySample } from './memory.ts';

/** How long an answer may take before it counts as none. */
const BATCH_MS = 10_000;

/** What was seen of one process, over all its lives. */
export interface Seen {
  readonly memory: MemorySample[];
  /** The most that one of its lives has counted. */
  faults: number;
  healthMaxMs: number;
  /** How often /healthz did not answer 200 although the process was up. */
  unhealthy: number;
}

const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Reads the figures and the health of servers again and again. */
export class Monitor {
  readonly seen: readonly Seen[];
  readonly #servers: readonly ServerProcess[];
  readonly #down = new Set<ServerProcess>();
  readonly #everyMs: number;
  readonly #began = performance.now();
  readonly #looking: Promise<void>;
  #isOver = false;

  constructor(servers: readonly ServerProcess[], everyMs: number) {
    this.#servers = servers;
    this.#everyMs = everyMs;
    this.seen = servers.map(() => ({ memory: [], faults: 0, healthMaxMs: 0, unhealthy: 0 }));
    this.#looking = this.#look();
  }

  /** Leaves a server alone while something is done to it. */
  async without(server: ServerProcess, work: () => Promise<void>): Promise<void> {
    this.#down.add(server);
    await work();
    this.#down.delete(server);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      await Promise.all(this.#servers.map((server, index) => this.#findTable(server, this.seen[index]!)));
      for (let waited = 0; waited < this.#everyMs && !this.#isOver; waited += 100) await pause(100);
    }
  }

  async #findTable(server: ServerProcess, seen: Seen): Promise<void> {
    if (this.#down.has(server)) return;
    const began = performance.now();
    const get = (path: string) => fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(BATCH_MS) });
    const status = await get('/healthz').then(
      answer => answer.status,
      () => 0,
    );
    const tookMs = performance.now() - began;
    const figures = await get('/metrics').then(
      answer => answer.text(),
      () => '',
    );
    if (this.#down.has(server) || this.#isOver) return; // it was killed meanwhile
    seen.healthMaxMs = Math.max(seen.healthMaxMs, Math.round(tookMs));
    if (status !== 200 || figures === '') seen.unhealthy++;
    if (figures === '') return;
    const mb = Math.round(figure(figures, 'process_resident_memory_bytes') / 1024 / 1024);
    seen.memory.push({ seconds: Math.round((began - this.#began) / 1000), mb });
    seen.faults = Math.max(seen.faults, figure(figures, 'orrery_faults_total'));
  }
}

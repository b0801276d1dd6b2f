import { type Acknowledged, Player, pause } from '../player.ts';

const TABLES = 4;
const PACE_MS = 30;
const LOOK_MS = 100;
/** Timeouts for the last answers, and for health checks. */
const BATCH_MS = 10_000;

/** How an attack affected other people. */
export interface Noticed {
  readonly decisions: number;
  readonly decisionP99Ms: number;
  readonly decisionMaxMs: number;
  readonly healthMaxMs: number;
  /** How often /healthz did not answer 200. */
  readonly unhealthy: number;
  readonly memoryBeforeMb: number;
  readonly memoryMaxMb: number;
  readonly memoryAfterMb: number;
}

const quantile = (all: readonly number[], part: number): number => {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY;
};

/** Memory of the server, by its own figures. */
async function memoryMb(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(BATCH_MS) })).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1];
  return Math.round(Number(bytes) / 1024 / 1024);
}

/** People who play at their own tables while a server is attacked, and a monitor of its health. */
export class Bystanders {
  readonly #url: string;
  readonly #players: readonly Player[];
  readonly #decisions: number[] = [];
  readonly #health: number[] = [];
  readonly #memory: number[] = [];
  /** The tables that they made. */
  readonly tables: string[] = [];
  #unhealthy = 0;
  #isOver = false;

  private constructor(url: string, players: readonly Player[]) {
    this.#url = url;
    this.#players = players;
  }

  static async come(url: string): Promise<Bystanders> {
    const names = Array.from({ length: TABLES }, (_, i) => `Bystander ${i}`);
    return new Bystanders(url, await Promise.all(names.map((name, i) => Player.named(name, [url], i))));
  }

  /** What the server has confirmed to them. */
  get acknowledged(): readonly Acknowledged[] {
    return this.#players.flatMap(each => each.acknowledged);
  }

  /** The most memory that was seen so far. */
  get memoryMaxMb(): number {
    return Math.max(0, ...this.#memory);
  }

  /** Plays and monitors during an attack. */
  async during(work: () => Promise<void>): Promise<Noticed> {
    const memoryBeforeMb = await memoryMb(this.#url);
    const others = [...this.#players.map(player => this.#play(player)), this.#look()];
    try {
      await work();
    } finally {
      this.#isOver = true;
      const ended = Promise.all(others);
      await Promise.race([ended, pause(BATCH_MS)]);
      for (const player of this.#players) player.stop(); // stop waiting for missing answers
      await ended;
    }
    return {
      decisions: this.#decisions.length,
      decisionP99Ms: Math.round(quantile(this.#decisions, 0.99)),
      decisionMaxMs: Math.round(quantile(this.#decisions, 1)),
      healthMaxMs: Math.round(quantile(this.#health, 1)),
      unhealthy: this.#unhealthy,
      memoryBeforeMb,
      memoryMaxMb: this.memoryMaxMb,
      memoryAfterMb: await memoryMb(this.#url).catch(() => Number.POSITIVE_INFINITY),
    };
  }

  async #play(player: Player): Promise<void> {
    while (!this.#isOver) {
      const made = await player.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
      if (!made) return;
      const { table } = made;
      this.tables.push(table);
      player.watch(table);
      await player.send(table, { do: 'start' });
      while (!this.#isOver && !player.isOver(table)) {
        await player.until(
          () => this.#isOver || player.isOver(table) || player.open(table) !== undefined,
          'a question',
        );
        if (this.#isOver || player.open(table) === undefined) continue;
        const began = performance.now();
        await player.act(table);
        this.#decisions.push(performance.now() - began);
        await pause(PACE_MS);
      }
    }
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now();
      const status = await fetch(`${this.#url}/healthz`, { signal: AbortSignal.timeout(BATCH_MS) }).then(
        answer => answer.status,
        () => 0,
      );
      this.#health.push(performance.now() - began);
      if (status !== 200) this.#unhealthy++;
      this.#memory.push(await memoryMb(this.#url).catch(() => 0));
      await pause(LOOK_MS);
    }
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../store/postgres.ts';
import { examine, type Findings } from '../examine.ts';
import { pause } from '../player.ts';
import { createDatabase, startPostgres } from '../postgres.ts';
import { ServerProcess } from '../processes.ts';
import { Crowd } from './crowd.ts';
import { compareHalves, type MemorySample } from './memory.ts';
import { Monitor } from './monitor.ts';

export interface Soak {
  readonly lengthMs: number;
  readonly tables: number;
  /** How long somebody thinks about a decision. */
  readonly paceMs: number;
  readonly killEveryMs: number;
  readonly sampleEveryMs: number;
  readonly seed: number;
  /** A PostgreSQL that runs already; one is started otherwise. */
  readonly postgresUrl?: string | undefined;
  tell(line: string): void;
}

export interface SoakFigures extends Findings {
  readonly people: number;
  readonly passersBy: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly reconnects: number;
  readonly resumed: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly healthMaxMs: number;
  readonly unhealthy: number;
  readonly faults: number;
  readonly complaints: readonly string[];
  /** Of the process that is never killed: after a third of the time, and towards the end. */
  readonly middleMb: number;
  readonly endMb: number;
  readonly isFlat: boolean;
  /** Of each process, over time. */
  readonly memory: readonly (readonly MemorySample[])[];
}

/** People arrive during the first twentieth of the time, a minute at most. */
const arriveMs = (lengthMs: number): number => Math.min(60_000, lengthMs / 20);
/** A process that was killed stays down for so long, a quarter of the time between kills at most. */
const DOWN_MS = 10_000;

/**
 * Plays many tables for a long time on two processes that share one PostgreSQL. The second one is killed again and again;
 * the first one lives until the end, so that its memory can be compared over time. Then everything that is stored is
 * examined.
 */
export async function soak(wish: Soak): Promise<SoakFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-soak-'));
  const own = wish.postgresUrl === undefined ? await startPostgres() : undefined;
  const databaseUrl = await createDatabase(wish.postgresUrl ?? own!.url);
  const servers: ServerProcess[] = [];
  try {
    const start = () => ServerProcess.start(folder, databaseUrl, { args: ['--behind-proxy'] });
    servers.push(...(await Promise.all([start(), start()])));
    const { crowd, monitor, kills } = await playAndKill(wish, servers);
    wish.tell(`examining ${crowd.tables.length} tables`);
    const database = await openPostgres(databaseUrl);
    const findings = await examine(database, crowd.tables, crowd.acknowledged).finally(() => database.close());
    const took = crowd.took.toSorted((a, b) => a - b);
    const quantile = (part: number) => Math.round(took[Math.floor((took.length - 1) * part)] ?? 0);
    const { seen } = monitor;
    return {
      ...findings,
      people: crowd.people,
      passersBy: crowd.passersBy,
      kills,
      acknowledged: crowd.acknowledged.length,
      reconnects: crowd.reconnects,
      resumed: crowd.resumed,
      medianMs: quantile(0.5),
      p99Ms: quantile(0.99),
      longestMs: quantile(1),
      healthMaxMs: Math.max(...seen.map(each => each.healthMaxMs)),
      unhealthy: seen.reduce((sum, each) => sum + each.unhealthy, 0),
      faults: seen.reduce((sum, each) => sum + each.faults, 0),
      complaints: servers.flatMap(each => each.complaints),
      ...compareHalves(seen[0]!.memory),
      memory: seen.map(each => each.memory),
    };
  } finally {
    await Promise.all(servers.map(each => each.kill()));
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playAndKill(
  { lengthMs, killEveryMs, tables, paceMs, sampleEveryMs, seed, tell }: Soak,
  servers: readonly ServerProcess[],
): Promise<{ crowd: Crowd; monitor: Monitor; kills: number }> {
  const began = performance.now();
  const until = (ms: number) => pause(Math.max(0, began + ms - performance.now()));
  const urls = servers.map(each => each.url);
  const crowd = new Crowd({ urls, tables, paceMs, arriveMs: arriveMs(lengthMs), seed });
  const monitor = new Monitor(servers, sampleEveryMs);
  const victim = servers[1]!;
  const kills = Math.max(0, Math.ceil(lengthMs / killEveryMs) - 1);
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await until(kill * killEveryMs);
      await monitor.without(victim, async () => {
        await victim.kill();
        await pause(Math.min(DOWN_MS, killEveryMs / 4));
        await victim.start();
      });
      const minutes = ((performance.now() - began) / 60_000).toFixed(1);
      const memory = monitor.seen.map(each => `${each.memory.at(-1)?.mb} MB`).join(' and ');
      const progress = `${crowd.takeProgress()} tables went on, ${crowd.took.length} decisions in all`;
      tell(`${minutes} min: kill ${kill}; ${progress}; ${memory}`);
    }
    await until(lengthMs);
  } finally {
    await monitor.end();
    await Promise.all(servers.map(each => each.kill())); // at a random moment, too
    await crowd.end();
  }
  return { crowd, monitor, kills };
}

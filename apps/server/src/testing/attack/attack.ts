import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../store/sqlite.ts';
import { examine } from '../examine.ts';
import { pause } from '../player.ts';
import { ServerProcess } from '../processes.ts';
import { Bystanders, type Noticed } from './bystanders.ts';

/** An attack on a server. */
export interface Attack {
  readonly name: string;
  readonly what: string;
  /** Prepares the data folder of the server. */
  prepare?(folder: string): Promise<void>;
  /** Server settings for this attack. */
  readonly server?: Partial<Pick<ServerProcess, 'endless' | 'args' | 'noticesToPrivateAddresses'>>;
  /** The p99 limit for decisions of other people; one second by default. */
  readonly slowMs?: number;
  /** Runs until told to stop; returns what it did. */
  run(url: string, isEnough: () => boolean): Promise<string>;
}

export interface AttackReport extends Noticed {
  readonly did: string;
  /** Expectations that failed. */
  readonly problems: readonly string[];
}

const MEMORY_MB = 512;
const SLOW_MS = 1_000;
/** The memory at which an attack is aborted, so that it does not exhaust the machine. */
const TOO_MUCH_MB = 1_500;

/** The extra time an attack may take if it gets no answers. */
const LONGER_MS = 30_000;

function problemsOf(noticed: Noticed, slowMs = SLOW_MS): string[] {
  const { memoryMaxMb, memoryAfterMb, healthMaxMs, unhealthy, decisions, decisionP99Ms } = noticed;
  const memory = Math.max(memoryMaxMb, memoryAfterMb);
  return [
    ...(memory > MEMORY_MB ? [`${memory} MB of memory`] : []),
    ...(healthMaxMs > SLOW_MS ? [`/healthz took ${healthMaxMs} ms`] : []),
    ...(unhealthy > 0 ? [`/healthz failed ${unhealthy} times`] : []),
    ...(decisions === 0 ? ['nobody could play'] : []),
    ...(decisionP99Ms > slowMs ? [`decisions took ${decisionP99Ms} ms at p99`] : []),
  ];
}

/** Attacks a server started on this machine while people play there; optionally from another checkout, to compare. */
export async function attackServer(attack: Attack, seconds: number, checkout?: string): Promise<AttackReport> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-attack-'));
  if (checkout === undefined) await attack.prepare?.(folder); // an older release would not read it
  const server = await ServerProcess.start(folder, undefined, { ...attack.server, ...(checkout ? { checkout } : {}) });
  try {
    const bystanders = await Bystanders.come(server.url);
    const end = Date.now() + seconds * 1000;
    const isEnough = () => Date.now() > end || bystanders.memoryMaxMb > TOO_MUCH_MB;
    let did = '';
    const noticed = await bystanders.during(async () => {
      const tooLong = pause(seconds * 1000 + LONGER_MS).then(() => 'it did not come to an end');
      did = await Promise.race([attack.run(server.url, isEnough), tooLong]);
    });
    await server.kill();
    const lost = checkout === undefined ? await examineStored(folder, bystanders) : [];
    return { did, ...noticed, problems: [...problemsOf(noticed, attack.slowMs), ...lost] };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Problems at the tables of the people who played meanwhile. */
async function examineStored(folder: string, { tables, acknowledged }: Bystanders): Promise<readonly string[]> {
  const database = await openSqlite(folder);
  return (await examine(database, tables, acknowledged).finally(() => database.close())).problems;
}

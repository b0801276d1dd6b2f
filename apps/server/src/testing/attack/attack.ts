import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../store/sqlite.ts';
import { examine } from '../examine.ts';
import { pause } from '../player.ts';
import { ServerProcess } from '../processes.ts';
import { Bystanders, type Noticed } from './bystanders.ts';

/** Something that somebody could do to a server. */
export interface Attack {
  readonly name: string;
  readonly what: string;
  /** Puts into the folder of the server what somebody may have left there before. */
  prepare?(folder: string): Promise<void>;
  /** What is different about the server. */
  readonly server?: Partial<Pick<ServerProcess, 'endless' | 'args' | 'noticesToPrivateAddresses'>>;
  /** How long decisions of others may take at p99, if not a second. */
  readonly slowMs?: number;
  /** Goes on until it is enough; says what it did. */
  run(url: string, isEnough: () => boolean): Promise<string>;
}

export interface AttackReport extends Noticed {
  readonly did: string;
  /** Promises that did not hold. */
  readonly problems: readonly string[];
}

const MEMORY_MB = 512;
const SLOW_MS = 1_000;
/** Where an attack ends in any case, so that it does not take the machine along. */
const TOO_MUCH_MB = 1_500;

/** So much longer than it should an attack may take, if it gets no answers. */
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

/** Attacks a server of our own, at this machine, while people play there; that of another checkout, to compare. */
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

/** What is wrong with the tables of those who played meanwhile. */
async function examineStored(folder: string, { tables, acknowledged }: Bystanders): Promise<readonly string[]> {
  const database = await openSqlite(folder);
  return (await examine(database, tables, acknowledged).finally(() => database.close())).problems;
}

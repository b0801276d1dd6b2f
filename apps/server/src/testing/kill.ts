import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '@orrery/kernel';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { examine, type Findings } from './examine.ts';
import { goneOn, type Peer, someParties } from './parties.ts';
import { type Player, pause } from './player.ts';
import { createDatabase, startPostgres } from './postgres.ts';
import { ServerProcess } from './processes.ts';

export interface Campaign {
  readonly store: 'sqlite' | 'postgres';
  readonly rounds: number;
  /** How many tables are played at a time. */
  readonly tables: number;
  readonly seed: number;
  /** A PostgreSQL that runs already; one is started otherwise. */
  readonly postgresUrl?: string | undefined;
  tell(line: string): void;
}

export interface Figures extends Findings {
  readonly kills: number;
  readonly acknowledged: number;
  readonly reconnects: number;
  readonly resumed: number;
  /** From a kill until every table has gone on: the median and the longest. */
  readonly medianMs: number;
  readonly longestMs: number;
  readonly complaints: readonly string[];
}

/** Plays many tables while server processes are killed and started again, and then examines what is stored. */
export async function killCampaign(campaign: Campaign): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
  const own = campaign.store === 'postgres' && !campaign.postgresUrl ? await startPostgres() : undefined;
  const address = campaign.postgresUrl ?? own?.url;
  const databaseUrl = campaign.store === 'postgres' ? await createDatabase(address!) : undefined;
  const servers: ServerProcess[] = [];
  try {
    const count = databaseUrl ? 2 : 1;
    servers.push(...(await Promise.all(Array.from({ length: count }, () => ServerProcess.start(folder, databaseUrl)))));
    const { parties, times } = await playAndKill(campaign, servers);
    const players = parties.flatMap(each => each.players);
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(folder);
    const findings = await examine(
      database,
      parties.flatMap(each => each.tables),
      players.flatMap(each => each.acknowledged),
    ).finally(() => database.close());
    const sum = (count: (player: Player) => number) => players.reduce((all, each) => all + count(each), 0);
    const sorted = times.toSorted((a, b) => a - b);
    return {
      ...findings,
      kills: times.length,
      acknowledged: sum(each => each.acknowledged.length),
      reconnects: sum(each => each.reconnects),
      resumed: sum(each => each.resumed),
      medianMs: Math.round(sorted[sorted.length >> 1] ?? 0),
      longestMs: Math.round(sorted.at(-1) ?? 0),
      complaints: servers.flatMap(each => each.complaints),
    };
  } finally {
    await Promise.all(servers.map(each => each.kill()));
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playAndKill(
  { rounds, tables, seed, tell }: Campaign,
  servers: readonly ServerProcess[],
): Promise<{ parties: readonly Peer[]; times: readonly number[] }> {
  const random = quickRandom(seed);
  const urls = servers.map(each => each.url);
  const times: number[] = [];
  const parties = await someParties(tables, urls, seed);
  try {
    for (const party of parties) party.start();
    await goneOn(parties);
    for (let round = 1; round <= rounds; round++) {
      await pause(random() * 1000);
      const victim = servers[Math.floor(random() * servers.length)]!;
      await victim.kill();
      const killed = performance.now();
      const going = goneOn(parties).then(() => times.push(performance.now() - killed));
      going.catch(() => {}); // waited for below
      if (servers.length > 1) await pause(random() * 500);
      await victim.start();
      await going;
      const acknowledged = parties.reduce((all, each) => all + each.acknowledged, 0);
      tell(`round ${round}: on again after ${Math.round(times.at(-1)!)} ms, ${acknowledged} confirmed so far`);
    }
    await Promise.all(servers.map(each => each.kill())); // at a random moment, too
  } finally {
    await Promise.all(parties.map(each => each.end()));
  }
  return { parties, times };
}

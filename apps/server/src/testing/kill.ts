import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '@orrery/kernel';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { examine, type Findings } from './examine.ts';
import { Player, pause } from './player.ts';
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

const PACE_MS = 25;
const SETTLE_MS = 30_000;

/** Two people and a bot who play one game after another. */
class Party {
  readonly players: readonly [Player, Player];
  readonly tables: string[] = [];
  #isEnough = false;
  #playing: Promise<void> | undefined;

  constructor(players: readonly [Player, Player]) {
    this.players = players;
  }

  get acknowledged(): number {
    return this.players[0].acknowledged.length + this.players[1].acknowledged.length;
  }

  start(): void {
    this.#playing = this.#play();
    this.#playing.catch(() => {}); // whoever waits for the end hears of it
  }

  async #play(): Promise<void> {
    while (!this.#isEnough) {
      const [host, guest] = this.players;
      const made = await host.create({ game: 'eminent-domain', seats: 3, bots: [null, null, 'random'] });
      if (!made) return;
      const { table, key } = made;
      this.tables.push(table);
      host.watch(table);
      await guest.send(table, { do: 'sit', key });
      guest.watch(table);
      await host.send(table, { do: 'start' });
      await Promise.all(this.players.map(each => each.play(table, () => this.#isEnough, PACE_MS)));
    }
  }

  async end(): Promise<void> {
    this.#isEnough = true;
    for (const player of this.players) player.stop();
    await this.#playing;
  }
}

/** Waits until every party has had something new confirmed; rejects when one breaks or stands still. */
async function goneOn(parties: readonly Party[]): Promise<void> {
  const before = parties.map(each => each.acknowledged);
  const end = Date.now() + SETTLE_MS;
  while (parties.some((each, index) => each.acknowledged <= before[index]! + 1)) {
    if (Date.now() > end) throw new Error('a table stands still');
    await pause(5);
  }
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
): Promise<{ parties: readonly Party[]; times: readonly number[] }> {
  const random = quickRandom(seed);
  const urls = servers.map(each => each.url);
  const times: number[] = [];
  const named = (name: string, index: number) =>
    Player.named(name, index % 2 === 0 ? urls : urls.toReversed(), seed * 1000 + index);
  const parties = await Promise.all(
    Array.from({ length: tables }, async (_, index) => {
      const players = await Promise.all([named(`Ann ${index}`, index * 2), named(`Bob ${index}`, index * 2 + 1)]);
      return new Party(players as [Player, Player]);
    }),
  );
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../store/postgres.ts';
import { SqlStore } from '../store/sql-store.ts';
import { examine, type Findings } from './examine.ts';
import { raiseRules } from './later-rules.ts';
import { goneOn, someParties } from './parties.ts';
import { ServerProcess } from './processes.ts';

export interface Upgraded extends Findings {
  readonly acknowledged: number;
  /** Tables that were moved to the later rules. */
  readonly moved: number;
  readonly complaints: readonly string[];
}

export interface Upgrade {
  readonly databaseUrl: string;
  /** How many tables are played at a time. */
  readonly tables: number;
  readonly seed: number;
  /** A checkout of an older release to begin with; without one, later rules are made up to end with. */
  readonly from?: string | undefined;
}

/**
 * Upgrades two processes on one PostgreSQL one after the other while games are played at both. The first upgraded one is
 * killed and started again on the way. Then what is stored is examined.
 */
export async function rollingUpgrade({ databaseUrl, tables, seed, from }: Upgrade): Promise<Upgraded> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-upgrade-'));
  const begin = () => ServerProcess.start(folder, databaseUrl, from === undefined ? {} : { checkout: from });
  const [one, other] = await Promise.all([begin(), begin()]);
  const servers = [one, other];
  const urls = servers.map(each => each.url);
  const game = from === undefined ? 'eminent-domain' : 'twilight-imperium'; // whose rules have changed since
  const parties = await someParties(tables, urls, seed, game);
  const upgrade = async (server: ServerProcess): Promise<void> => {
    await server.stop();
    if (from === undefined) server.laterRules = 1;
    server.upgrade();
    await server.start();
    await goneOn(parties);
  };
  try {
    for (const party of parties) party.start();
    for (let again = 0; again < 5; again++) await goneOn(parties);
    await upgrade(one);
    await one.kill();
    await one.start();
    await goneOn(parties);
    await upgrade(other);
    await goneOn(parties);
  } finally {
    await Promise.all(servers.map(each => each.kill()));
    await Promise.all(parties.map(each => each.end()));
    rmSync(folder, { recursive: true, force: true });
  }
  const done = from === undefined ? raiseRules(game, 1) : () => {};
  const database = await openPostgres(databaseUrl);
  try {
    const ids = parties.flatMap(each => each.tables);
    const acknowledged = parties.flatMap(each => each.players.flatMap(player => player.acknowledged));
    const store = new SqlStore(database);
    const records = await Promise.all(ids.map(id => store.readTable(id)));
    return {
      ...(await examine(database, ids, acknowledged)),
      acknowledged: acknowledged.length,
      moved: records.filter(record => record?.room.begun).length,
      complaints: servers.flatMap(each => each.complaints),
    };
  } finally {
    await database.close();
    done();
  }
}

import { basename } from 'node:path';
import { findGame } from '@orrery/catalogue';
import { type KernelState, load, type Outcome, randomFor, save, stateHash, type Table, verify } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer } from '@orrery/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../store/postgres.ts';
import { SqlStore } from '../../store/sql-store.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { loadGame } from '../../tables/stored/stored-game.ts';
import { Client } from '../client.ts';
import { examine } from '../examine.ts';
import { raiseRules } from '../later-rules.ts';
import { someServer } from '../servers.ts';
import { allDatabases, allSaves, readStored, type StoredTable } from './files.ts';
import { someRestored } from './restored.ts';

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
}

/** How often the properties are checked on the way to the end of a game. */
const CHECK_EVERY = 400;

/** Games of versions before the newest of the corpus are played on for so many decisions. */
const SOME_DECISIONS = 150;

/** Plays a game at random, to its end unless a number of decisions is given. It must keep P1 to P6 on the way. */
function playOn(table: Table<KernelState>, seed: string, most = Number.POSITIVE_INFINITY): void {
  const random = randomFor(seed);
  for (let decisions = 0; !table.over && decisions < most; decisions++) {
    if (decisions % CHECK_EVERY === 0) {
      // What was open when an older game was stored stays open, also where one answer is possible.
      const problems = checkPosition(table, `${seed} ${decisions}`, decisions);
      expect(problems.filter(problem => decisions > 0 || !problem.startsWith('P15'))).toEqual([]);
    }
    const asks = table.asks();
    const ask = asks[Math.floor(random() * asks.length)]!;
    const { id, seat } = ask;
    expect(table.answer({ ask: id, seat, value: legalRandomAnswer(table, ask, random) }).ok).toBe(true);
  }
}

const saves = allSaves();

/** Is there a later version of a game in the corpus? */
const isOlder = (id: string, version: number): boolean =>
  saves.some(each => each.game === id && each.version > version);

/** The games that the rules of made-up later versions are tried on, too: all, in turn. */
describe('P13: every saved game of the corpus goes on under the rules of today, and under later ones', () => {
  test.each(saves.map(each => [`${each.game} v${each.version} ${each.name}`, each] as const))(
    '%s',
    (name, { game: id, version, read }) => {
      const { game } = findGame(id)!;
      const file = read();
      const today = must(load(game, file));
      const done = raiseRules(id, 2);
      onTestFinished(done);
      const moved = must(load(game, file));
      expect(moved.asks()).toEqual(today.asks());
      const changes = [today, moved].map(({ log }) => log.findLast(entry => entry.t === 'rules'));
      const none = Array.from({ length: moved.seats }, () => 0);
      expect(changes[1]).toMatchObject({ to: game.rulesVersion, undone: changes[0]?.undone ?? none });
      playOn(moved, name, isOlder(id, version) ? SOME_DECISIONS : undefined);
      const again = must(verify(game, JSON.parse(JSON.stringify(save(moved)))));
      expect(stateHash(again.table.state)).toBe(stateHash(moved.state));
    },
  );
});

describe.each(
  allDatabases().flatMap(folder =>
    (['sqlite', 'postgres'] as const).map(kind => [kind, basename(folder), folder] as const),
  ),
)('P13: a server on the stored %s database of %s', (kind, _, folder) => {
  test.each([0, 2])('goes on with every table, under rules %i versions later than today', async versions => {
    const settings = await someRestored(folder, kind);
    for (const id of ['eminent-domain', 'twilight-imperium']) onTestFinished(raiseRules(id, versions));
    const limits = { openings: { burst: 1e4, perSecond: 1e4 }, addresses: { burst: 1e4, perSecond: 1e4 } };
    const running = await someServer({ ...settings, limits });
    const tables = readStored(folder).tables[kind];
    for (const table of tables)
      if (table.status === 'playing') await decideOnce(running, table);
      else await running.server.tables.wake(table.id); // as if somebody looked at it
    expect((await running.server.metrics.faults.get()).values[0]!.value).toBe(0);
    await running.stop();

    const database = await (kind === 'sqlite' ? openSqlite(settings.folder) : openPostgres(settings.databaseUrl!));
    onTestFinished(() => database.close());
    const ids = tables.map(({ id }) => id);
    expect((await examine(database, ids, [])).problems).toEqual([]);
    const store = new SqlStore(database);
    for (const { id, title, game, rulesVersion } of tables) {
      const record = (await store.readTable(id))!;
      const isMoved = record.seed !== null && rulesVersion < findGame(game)!.game.rulesVersion;
      expect(record.room.begun !== undefined, title).toBe(isMoved);
      const loaded = await loadGame(store, record, 'whole');
      if (!loaded.ok) throw new Error(`${title}: ${loaded.message}`);
      if (loaded.value) playOn(loaded.value.game, title);
    }
  });
});

/** Everybody comes in, and whoever is asked answers. A question of older rules may be closed as soon as the table is loaded. */
async function decideOnce({ url, server }: Awaited<ReturnType<typeof someServer>>, { id, title }: StoredTable) {
  const { room, length } = (await server.store.readTable(id))!;
  const people = room.seats.flatMap(({ person }) => (person ? [person.id] : []));
  const clients = await Promise.all(
    people.map(async person => comeIn(url, await server.identities.cookieFor(person), id)),
  );
  if (room.paused) await clients[0]!.send(id, { do: 'resume' });
  const random = randomFor(title);
  for (let done = false; !done; ) {
    const asked = clients.map(client =>
      client.until(() => question(client, id) !== undefined, `a question at ${title}`),
    );
    const client = clients[await Promise.any(asked.map((waiting, index) => waiting.then(() => index)))]!;
    const ask = question(client, id);
    if (!ask) continue;
    const game = await loadGame(server.store, (await server.store.readTable(id))!);
    const { game: table } = must(game as Outcome<{ game: Table<KernelState> }>);
    if (!table.asks().some(each => each.id === ask.id)) continue;
    const sent = await client.send(id, { do: 'answer', ask: ask.id, value: legalRandomAnswer(table, ask, random) });
    done = sent.ok;
    if (!sent.ok) expect(sent.code, title).toBe('ask/stale');
  }
  expect((await server.store.readTable(id))!.length).toBeGreaterThan(length);
  for (const client of clients) client.close();
}

async function comeIn(url: string, cookie: string, table: string): Promise<Client> {
  const client = new Client(url);
  client.cookie = `orrery=${cookie}`;
  await client.connect();
  client.watch(table);
  return client;
}

const question = (client: Client, table: string) => client.asks(table).find(each => !each.ahead);

import type { BotPool } from '@orrery/bots/threads';
import { type Entry, quickRandom, randomAnswer, type Seat } from '@orrery/kernel';
import { createTableRequest } from '@orrery/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { newId, newKey } from '../common/ids.ts';
import { createRoom } from '../rooms/create.ts';
import { migrate } from '../store/migrations.ts';
import { SqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { someFolder } from '../testing/servers.ts';
import { withSeedCommitment } from './drafts/server-seed.ts';
import { LocalTables } from './local-tables.ts';

const ann = { id: 'ann', name: 'Ann' };

/** Bots of two nodes. Seats 1 and 2 answer each question when both nodes have asked them, seat 0 never does. */
function botsInStep(): () => BotPool {
  const asked = new Map<string, { count: number; both: PromiseWithResolvers<void> }>();
  const choose: BotPool['choose'] = async ({ ask }) => {
    const known = asked.get(ask.id + ask.seat) ?? { count: 0, both: Promise.withResolvers<void>() };
    asked.set(ask.id + ask.seat, known);
    if (++known.count === 2 && ask.seat > 0) known.both.resolve();
    await known.both.promise;
    return randomAnswer(ask, quickRandom(ask.seat));
  };
  return () => ({ choose, waiting: 0 }) as unknown as BotPool;
}

test('in a question for several seats, a bot that was asked by two nodes answers once', async () => {
  const database = await openSqlite(someFolder());
  await migrate(database);
  const store = new SqlStore(database);
  const faults: unknown[] = [];
  const newBots = botsInStep();
  const node = () =>
    new LocalTables(
      {
        ...{ store, bots: newBots(), fault: error => void faults.push(error), now: Date.now },
        ...{ monotonic: () => performance.now(), graceMs: 0, hidden: { least: 0, most: 0 } },
        ...{ decided() {}, migrated() {}, stalled() {}, announceTurns() {}, noteNotices: async () => {} },
      },
      60_000,
    );
  const nodes = [node(), node()];
  onTestFinished(async () => {
    await Promise.all(nodes.map(each => each.close()));
    await database.close();
  });
  const terms = createTableRequest.parse({
    game: 'twilight-imperium',
    seats: 3,
    bots: ['random', 'random', 'random'],
    options: { factions: 'sol,l1z1x,muaat' }, // whose units all go to one planet: the first question is for all seats
    sit: false,
  });
  const made = createRoom(ann, terms, Date.now());
  if (!made.ok) throw new Error(made.message);
  const room = await withSeedCommitment(store, { ...made.value, id: newId(), key: newKey() });
  await store.createTable(room);
  await nodes[0]!.handle(room.id, ann, { id: 'start', command: { do: 'start' } });
  const [first, second] = nodes as [LocalTables, LocalTables];
  const looking = { person: ann.id, send() {} };
  await first.watch(room.id, looking, undefined, undefined); // bots play while somebody watches
  const entries = async (): Promise<Entry[]> => (await store.readBatches(room.id, 0)).flatMap(each => each.entries);
  /** The seats whose answers are stored. */
  const answered = async (): Promise<Seat[]> =>
    (await entries()).flatMap(each => (each.t === 'answer' && !each.auto ? [each.seat] : []));
  await second.watch(room.id, looking, undefined, undefined);
  await expect.poll(async () => (await answered()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  // By then both nodes have answers for both seats; each node gets to a command of its own after those.
  for (const [index, each] of [first, second, first, second].entries())
    await each.handle(room.id, ann, { id: `chat ${index}`, command: { do: 'chat', text: 'Hello.' } });
  expect((await answered()).sort()).toEqual([1, 2]);
  expect(faults).toEqual([]);
});

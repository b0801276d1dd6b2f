import { expect, onTestFinished, test, vi } from 'vitest';
import type { Room } from '../../rooms/room.ts';
import type { Commit, Store } from '../../store/store.ts';
import { plainRoom } from '../../testing/situations.ts';
import { RELEASE } from '../set-aside.ts';
import type { MigrationReport } from '../stored/rules-migration.ts';
import { ThreadedTables } from './threaded-tables.ts';

function someTables() {
  const deps = {
    store: { lagMs: 0, adopt: () => true } as unknown as Store,
    fault: vi.fn<(error: unknown, what: string) => void>(),
    decided: vi.fn<(tookMs: number) => void>(),
    migrated: vi.fn<(move: MigrationReport) => void>(),
    announceTurns: vi.fn<(room: Room, seats: readonly number[]) => void>(),
    noteNotices: vi.fn(async (_room: Room, _due: object) => {}),
    slow: vi.fn<(decision: object) => void>(),
    stalled: vi.fn<(stall: object) => void>(),
    lostThread: vi.fn<(how: string) => void>(),
  };
  const code = new URL('./test-worker.ts', import.meta.url);
  const tables = new ThreadedTables(
    deps,
    2,
    {
      databaseUrl: undefined,
      botThreads: 1,
      unloadAfterMs: 1000,
      graceMs: 0,
      hidden: { least: 0, most: 0 },
      stallMs: 300,
      slowMs: 1000,
    },
    code,
  );
  onTestFinished(() => tables.close());
  return { deps, tables };
}

function someListener(person: string) {
  const heard: string[] = [];
  return { person, heard, send: (text: string, when?: string) => void heard.push(`${when}: ${text}`), lost: vi.fn() };
}

test('texts reach their listener while it watches', async () => {
  const { tables } = someTables();
  const [ann, bob] = [someListener('ann'), someListener('bob')];
  for (const listener of [ann, bob])
    for (const table of ['one', 'two'])
      expect(await tables.watch(table, listener, undefined, undefined)).toMatchObject({ ok: true });
  const twice = (name: string) => [1, 2].flatMap(() => [`now: hello ${name}`, 'later: no hurry']);
  expect([ann.heard, bob.heard]).toEqual([twice('ann'), twice('bob')]);
  const again = tables.watch('one', ann, undefined, undefined);
  await tables.unwatch('one', ann); // before the first message of the thread
  await again;
  expect(ann.heard).toHaveLength(4);
  expect(tables.loaded).toBeGreaterThan(0);
});

test('the main thread handles errors, metrics, turns, and notices whose storage a thread waits for', async () => {
  const { tables, deps } = someTables();
  await tables.wake('tells');
  expect(deps.fault.mock.calls).toMatchObject([[new Error('it failed'), 'a thing']]);
  expect(deps.decided.mock.calls).toEqual([[5]]);
  expect(deps.announceTurns.mock.calls).toMatchObject([[{ id: 'tells' }, [1]]]);
  await tables.wake('notes'); // resolves when the notices are stored
  expect(deps.noteNotices.mock.calls).toMatchObject([[{ id: 'notes' }, { turns: [1], reminders: [] }]]);
});

test('when a thread is lost, only listeners of its tables are notified', async () => {
  const { tables, deps } = someTables();
  const [there, elsewhere] = [someListener('ann'), someListener('bob')];
  await tables.watch('sixet', there, undefined, undefined); // an anagram of `exits`, so it is in the same thread
  await tables.watch('sixeu', elsewhere, undefined, undefined); // one letter further: in the other thread
  const request = { id: 'a', command: { do: 'leave' } } as const;
  expect(await tables.handle('exits', { id: 'ann', name: 'Ann' }, request)).toMatchObject({ code: 'request/failed' });
  expect([there.lost.mock.calls.length, elsewhere.lost.mock.calls.length]).toEqual([1, 0]);
  expect(deps.fault).toHaveBeenCalledOnce();
  const [, pinged] = await Promise.allSettled([tables.wake('throws'), tables.ping()]);
  expect(pinged.status).toBe('fulfilled'); // by the new thread
  expect(await tables.watch('sixet', there, undefined, undefined)).toMatchObject({ ok: true });
});

test('a table that stalls its thread cannot be used until the store has marked it as set aside', async () => {
  const { tables, deps } = someTables();
  const room = plainRoom(2);
  const record = { room, revision: 4, length: 0, chain: '', seed: null };
  let isBroken = true;
  const commit = vi.fn(async (_id: string, _commit: Commit) => {
    if (isBroken) throw new Error('no database');
    return 'done' as const;
  });
  Object.assign(deps.store, { readTable: async () => record, commit });
  const request = { id: 'a', command: { do: 'leave' } } as const;
  const handle = (table: string) => tables.handle(table, { id: 'ann', name: 'Ann' }, request);
  expect(await handle('loops')).toMatchObject({ code: 'request/failed' });
  expect(deps.lostThread.mock.calls).toEqual([['stalled']]);
  expect(await handle('loops')).toMatchObject({ code: 'request/failed' }); // and the thread is not asked
  expect(deps.lostThread).toHaveBeenCalledOnce();
  expect(deps.stalled).not.toHaveBeenCalled();
  isBroken = false;
  await tables.unwatch('loops', someListener('nobody'));
  const wanted = tables.wake('loops').catch(() => 'lost'); // stalls it again: this worker has no store
  await vi.waitFor(() =>
    expect(deps.stalled.mock.calls).toContainEqual([{ table: 'loops', what: 'handle', by: 'rule' }]),
  );
  expect(commit.mock.lastCall?.[1]).toMatchObject({
    ...{ revision: 4, wakeAt: null },
    room: { stuck: { why: expect.stringContaining('handle'), releases: [RELEASE] } },
  });
  await wanted;
});

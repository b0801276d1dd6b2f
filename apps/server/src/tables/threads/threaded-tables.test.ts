import { expect, onTestFinished, test, vi } from 'vitest';
import type { Room } from '../../rooms/room.ts';
import type { Store } from '../../store/store.ts';
import { ThreadedTables } from './threaded-tables.ts';

function someTables() {
  const around = {
    store: { adopt: () => true } as unknown as Store,
    fault: vi.fn<(error: unknown, what: string) => void>(),
    decided: vi.fn<(tookMs: number) => void>(),
    turns: vi.fn<(room: Room, seats: readonly number[]) => void>(),
    words: vi.fn(async (_room: Room, _due: object) => {}),
  };
  const code = new URL('./unruly-worker.ts', import.meta.url);
  const tables = new ThreadedTables(around, 2, { databaseUrl: undefined, botThreads: 1, unloadAfterMs: 1000 }, code);
  onTestFinished(() => tables.close());
  return { around, tables };
}

function someListener(person: string) {
  const heard: string[] = [];
  return { person, heard, send: (text: string, when?: string) => void heard.push(`${when}: ${text}`), lost: vi.fn() };
}

test('texts reach the listener they are for, as long as it looks on', async () => {
  const { tables } = someTables();
  const [ann, bob] = [someListener('ann'), someListener('bob')];
  for (const listener of [ann, bob])
    for (const table of ['one', 'two'])
      expect(await tables.watch(table, listener, undefined, undefined)).toMatchObject({ ok: true });
  const twice = (name: string) => [1, 2].flatMap(() => [`now: hello ${name}`, 'later: no hurry']);
  expect([ann.heard, bob.heard]).toEqual([twice('ann'), twice('bob')]);
  const again = tables.watch('one', ann, undefined, undefined);
  await tables.unwatch('one', ann); // before the thread has said anything
  await again;
  expect(ann.heard).toHaveLength(4);
  expect(tables.loaded).toBeGreaterThan(0);
});

test('what threads cannot do is done here: faults, figures, turns, and words that they wait for', async () => {
  const { tables, around } = someTables();
  await tables.wake('tells');
  expect(around.fault.mock.calls).toMatchObject([[new Error('it failed'), 'a thing']]);
  expect(around.decided.mock.calls).toEqual([[5]]);
  expect(around.turns.mock.calls).toMatchObject([[{ id: 'tells' }, [1]]]);
  await tables.wake('notes'); // is over when the words are noted
  expect(around.words.mock.calls).toMatchObject([[{ id: 'notes' }, { turns: [1], reminders: [] }]]);
});

test('when a thread is lost, those who looked at its tables hear of it, and others do not', async () => {
  const { tables, around } = someTables();
  const [there, elsewhere] = [someListener('ann'), someListener('bob')];
  await tables.watch('sixet', there, undefined, undefined); // where `exits` is, which has the same letters
  await tables.watch('sixeu', elsewhere, undefined, undefined); // one letter on: in the other thread
  const request = { id: 'a', command: { do: 'leave' } } as const;
  expect(await tables.handle('exits', { id: 'ann', name: 'Ann' }, request)).toMatchObject({ code: 'request/failed' });
  expect([there.lost.mock.calls.length, elsewhere.lost.mock.calls.length]).toEqual([1, 0]);
  expect(around.fault).toHaveBeenCalledOnce();
  expect(await tables.watch('sixet', there, undefined, undefined)).toMatchObject({ ok: true });
});

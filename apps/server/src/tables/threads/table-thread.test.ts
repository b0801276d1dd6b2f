import { expect, onTestFinished, test } from 'vitest';
import { TableThread, type ThreadOwner, ThreadStalled } from './table-thread.ts';

const beginning = {
  databaseUrl: undefined,
  botThreads: 1,
  unloadAfterMs: 1000,
  graceMs: 0,
  hidden: { least: 0, most: 0 },
  stallMs: 1000,
  slowMs: 1000,
};

function someThread(said: ThreadOwner['said'] = () => {}) {
  const lost: string[] = [];
  const outside = { said, lagMs: () => 0, line() {}, lost: (error: Error) => void lost.push(error.message) };
  const thread = new TableThread(beginning, outside, new URL('./test-worker.ts', import.meta.url));
  onTestFinished(() => thread.close());
  return { thread, lost };
}

test('each request gets its own reply, also one that fails', async () => {
  const { thread, lost } = someThread();
  const replies = await Promise.allSettled([
    thread.ask({ do: 'tidy' }),
    thread.ask({ do: 'wake', table: 'fails' }),
    thread.ask({ do: 'wake', table: 'good' }),
  ]);
  expect(replies).toMatchObject([{ value: 'tidy' }, { reason: new Error('it failed') }, { value: 'wake' }]);
  expect(thread.loaded).toBe(7);
  expect(lost).toEqual([]);
});

test.each([
  ['exits', 'has ended'],
  ['throws', 'out of its mind'],
])('of a thread that %s, all pending requests fail, and a new thread replaces it', async (table, message) => {
  const { thread, lost } = someThread();
  const waiting = await Promise.allSettled([thread.ask({ do: 'wake', table }), thread.ask({ do: 'tidy' })]);
  for (const each of waiting) expect(String((each as PromiseRejectedResult).reason)).toContain(message);
  expect(lost).toEqual([expect.stringContaining(message)]);
  expect(thread.loaded).toBe(0);
  expect(await thread.ask({ do: 'tidy' })).toBe('tidy');
});

test('notices of a lost thread are not acknowledged to the new one', async () => {
  const notes: (() => void)[] = [];
  const { thread } = someThread(({ notices = [] }, noted) => {
    for (const { id } of notices) notes.push(() => noted(id + 3, null)); // the id of the last request below
  });
  const wanted = thread.ask({ do: 'wake', table: 'notes' }).catch(() => 'lost');
  await thread.ask({ do: 'tidy' });
  await thread.ask({ do: 'wake', table: 'exits' }).catch(() => {});
  expect(await wanted).toBe('lost');
  const next = thread.ask({ do: 'wake', table: 'notes' });
  notes[0]!();
  expect(await Promise.race([next, thread.ask({ do: 'tidy' })])).toBe('tidy');
  next.catch(() => {});
});

test('a thread in an endless loop is terminated, and the error says what it was doing', async () => {
  const { thread, lost } = someThread();
  expect(await thread.ask({ do: 'tidy' })).toBe('tidy');
  const waiting = [thread.ask({ do: 'wake', table: 'loops' }), thread.ask({ do: 'tidy' })];
  const outcomes = Promise.allSettled(waiting);
  const silence = setInterval(() => thread.look(100), 20); // as if more time passed
  onTestFinished(() => clearInterval(silence));
  for (const each of await outcomes) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(ThreadStalled);
  expect(lost).toEqual([expect.stringContaining('"wake" at table loops')]);
  expect(await thread.ask({ do: 'tidy' })).toBe('tidy');
  expect(thread.silentMs).toBe(0);
});

test('a thread in an endless loop does not prevent the server from closing', async () => {
  const { thread } = someThread();
  const waiting = thread.ask({ do: 'wake', table: 'loops' }).catch((error: Error) => error.message);
  await thread.close();
  expect(await waiting).toContain('has ended');
});

test('closing finishes pending requests and refuses new ones', async () => {
  const { thread, lost } = someThread();
  const asked = thread.ask({ do: 'tidy' });
  await thread.close();
  expect(await asked).toBe('tidy');
  await expect(thread.ask({ do: 'tidy' })).rejects.toThrow('closed');
  expect(lost).toEqual([]);
});

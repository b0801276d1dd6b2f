import type { Downward, Upward } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The other end of a connection, played by the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Upward[] = [];
  readonly at = Date.now();

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.end(1005);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message as Downward) }));
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'http:', host: 'here' } }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const room = { type: 'room', table: 't', room: {}, you: {} };

/** Somebody at a table, and the connection that it came over. */
async function atTable() {
  const { ServerFeed } = await import('./stream.ts');
  const feed = new ServerFeed('t', undefined);
  const seen: string[] = [];
  feed.subscribe(() => seen.push(feed.get().connection));
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  socket.tell(room);
  return { feed, seen, socket };
}

/** The next connection that is tried. */
async function nextSocket(): Promise<FakeSocket> {
  const { length } = FakeSocket.all;
  while (FakeSocket.all.length === length) await vi.advanceTimersByTimeAsync(10);
  return FakeSocket.all.at(-1)!;
}

test('a short restart of the server is not shown', async () => {
  const { seen, socket } = await atTable();
  socket.end(1012);
  (await nextSocket()).end(1006); // it is not up yet
  const next = await nextSocket();
  next.open();
  expect(next.sent).toMatchObject([{ type: 'watch', table: 't' }]);
  next.tell(room);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(seen)).toEqual(new Set(['live']));
});

test('a long restart and a lost connection are shown', async () => {
  const { feed, socket } = await atTable();
  socket.end(1012);
  for (let i = 0; feed.get().connection === 'live'; i++) {
    expect(i).toBeLessThan(9);
    (await nextSocket()).end(1006);
  }
  const next = await nextSocket();
  next.open();
  next.tell(room);
  expect(feed.get().connection).toBe('live');
  next.end(1006);
  expect(feed.get().connection).toBe('offline');
});

test('reconnects to a server with older rules use a growing delay', async () => {
  const { socket } = await atTable();
  socket.end(1012);
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    const before = Date.now();
    const next = await nextSocket();
    pauses.push(next.at - before);
    next.open();
    next.end(1012);
  }
  expect(pauses[0]).toBeLessThan(400);
  expect(pauses[7]).toBeGreaterThan(5_000);
  const next = await nextSocket();
  next.open();
  next.tell(room);
  await vi.advanceTimersByTimeAsync(10_000); // that one lasted
  next.end(1012);
  const before = Date.now();
  expect((await nextSocket()).at - before).toBeLessThan(400);
});

test('commands refused by a server with older rules are sent to the newer one', async () => {
  const { feed, socket } = await atTable();
  const reply = feed.send({ do: 'undo' });
  const [, asked] = socket.sent;
  socket.tell({ type: 'refused', id: (asked as { id: string }).id, code: 'table/newer-rules', message: 'Moved.' });
  socket.end(1012);
  const next = await nextSocket();
  next.open();
  expect(next.sent[1]).toEqual(asked);
  next.tell({ type: 'done', id: (asked as { id: string }).id, n: 7 });
  expect(await reply).toEqual({ ok: true, n: 7 });
});

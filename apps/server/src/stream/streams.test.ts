import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Limiter, type Limits, testLimits } from '../common/limits.ts';
import { clientFrame, opcodes } from '../testing/bare-stream.ts';
import type { StreamsDependencies } from './dependencies.ts';
import { Streams } from './streams.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

interface Wishes {
  readonly limits?: Partial<Limits>;
  readonly anonymousPerAddress?: number;
  readonly openings?: number;
}

/** Streams on an HTTP server of their own; a cookie is the name of a person and of their session. */
async function scene({ limits = {}, anonymousPerAddress = 9, openings = 100 }: Wishes = {}) {
  const counted: string[] = [];
  const faults: string[] = [];
  const asked: number[] = [];
  const behind = {
    identify: async () => {},
    endedSince: async (): Promise<readonly string[]> => [],
    unwatch: async () => {},
  };
  const server = {
    settings: {
      ...{ host: '127.0.0.1', publicUrl: undefined, trustProxy: false, anonymousPerAddress },
      limits: { ...testLimits, ...limits },
    },
    identities: {
      nameOf: () => '',
      identify: async (cookie: string | undefined) => {
        await behind.identify();
        return cookie && { person: { id: cookie, name: cookie }, session: `session of ${cookie}` };
      },
    },
    store: {
      sessions: {
        endedSince: (at: number) => {
          asked.push(at);
          return behind.endedSince();
        },
      },
    },
    tables: { watch: async () => ({ ok: true }), unwatch: () => behind.unwatch() },
    metrics: {
      cut: { inc: ({ reason }: { reason: string }) => counted.push(`cut ${reason}`) },
      refused: { inc: ({ code }: { code: string }) => counted.push(code) },
      limit: (name: string) => counted.push(`limit ${name}`),
      streamBytes: { labels: ({ direction }: { direction: string }) => ({ inc: () => counted.push(direction) }) },
    },
    openings: new Limiter({ burst: openings, perSecond: 0 }),
    commands: new Limiter({ burst: 1e6, perSecond: 0 }),
    strangers: new Limiter({ burst: 1e6, perSecond: 0 }),
    isStopping: false,
    fault: (_: unknown, what: string) => void faults.push(what),
  };
  const http = createServer();
  const wires: Socket[] = [];
  http.on('connection', wire => wires.push(wire));
  const streams = new Streams(server as unknown as StreamsDependencies, http);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    streams.close();
    streams.cut();
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;

  const connect = (who: string, headers = {}, path = '/api/stream?x=1') =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { ...(who && { cookie: who }), ...headers } });
  /** An open stream. */
  async function open(who = ''): Promise<WebSocket> {
    const socket = connect(who);
    await once(socket, 'message'); // the greeting
    return socket;
  }
  /** The status with which a stream is refused. */
  async function refusal(who = '', headers = {}, path?: string): Promise<number> {
    const socket = connect(who, headers, path);
    socket.on('error', () => {});
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    return response.statusCode;
  }
  const closed = async (socket: WebSocket): Promise<string> => {
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    return `${code} ${reason}`;
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(later => setImmediate(later)); // without moving the clock
  };
  return { streams, server, behind, counted, faults, asked, wires, connect, open, refusal, closed, until };
}

test('requests elsewhere, from other sites, for other hosts, too many or while the server stops are refused', async () => {
  const { refusal, server, behind, faults, open } = await scene({ openings: 8 });
  expect(await refusal('', {}, '/api/other')).toBe(404);
  expect(await refusal('', { host: 'evil.example' })).toBe(403);
  expect(await refusal('', { origin: 'https://evil.example' })).toBe(403);
  server.isStopping = true;
  expect(await refusal()).toBe(503);
  server.isStopping = false;
  behind.identify = async () => {
    server.isStopping = true; // in between
  };
  expect(await refusal()).toBe(503);
  server.isStopping = false;
  behind.identify = async () => {
    throw new Error('the database is gone');
  };
  expect([await refusal(), faults]).toEqual([503, ['a stream was not opened']]);
  behind.identify = async () => {};
  for (let i = 0; i < 4; i++) await open();
  expect(await refusal()).toBe(429);
});

test('streams of a person, and of visitors at one address, are limited; a closed one makes room', async () => {
  const { streams, open, refusal, closed, until, counted } = await scene({
    limits: { socketsPerPerson: 2 },
    anonymousPerAddress: 1,
  });
  expect([streams.size, streams.isConnected('ann')]).toEqual([0, false]);
  const [first, second] = [await open('ann'), await open('ann')];
  expect([streams.size, streams.isConnected('ann')]).toEqual([2, true]);
  expect([await refusal('ann'), counted.filter(each => each.startsWith('limit'))]).toEqual([
    429,
    ['limit socketsPerPerson'],
  ]);
  await open('bob');
  await open();
  expect(await refusal()).toBe(429);
  first!.close();
  await closed(first!);
  await until(() => streams.size === 3);
  expect(streams.isConnected('ann')).toBe(true);
  const third = await open('ann');
  expect(await refusal('ann')).toBe(429);
  for (const each of [second, third]) {
    each!.close();
    await closed(each!);
  }
  await until(() => !streams.isConnected('ann'));
  expect(streams.size).toBe(2);
});

test('who owes bytes opens no other stream', async () => {
  const { open, refusal, until, counted } = await scene({ limits: { bytesIn: { burst: 300, perSecond: 0 } } });
  const socket = await open('ann');
  socket.send('x'.repeat(400));
  await until(() => counted.includes('cut bytes'));
  expect(await refusal('ann')).toBe(429);
  await open('bob');
  await open();
});

test.each([
  ['a person', 'ann', 64 * 1024],
  ['a visitor', '', 4 * 1024],
])('a message of %s has a largest size', async (_, who, most) => {
  const { open, closed } = await scene();
  const socket = await open(who);
  socket.send('x'.repeat(most));
  expect(String((await once(socket, 'message'))[0])).toContain('request/malformed');
  socket.send('x'.repeat(most + 1));
  expect(await closed(socket)).toMatch(/^1009/);
});

test('a message has at most 64 fragments', async () => {
  const { open, wires, closed, until, counted } = await scene();
  const socket = await open('ann');
  const whole = (fragments: number) =>
    Buffer.concat(
      Array.from({ length: fragments }, (_, i) =>
        clientFrame('x', i === 0 ? opcodes.text : opcodes.continuation, i === fragments - 1),
      ),
    );
  const raw = (socket as unknown as { _socket: Socket })._socket;
  raw.write(whole(64));
  await once(socket, 'message');
  expect(counted).toContain('request/malformed');
  raw.write(whole(65));
  await closed(socket);
  await until(() => counted.includes('cut malformed'));
  expect(wires).toHaveLength(1);
});

test('streams of ended sessions are closed, and no others', async () => {
  const { streams, open, closed, behind, faults, asked, until } = await scene({ limits: { beatMs: 10_000 } });
  const [ann, bob] = [await open('ann'), await open('bob')];
  await open();
  streams.cutSessions(new Set(['session of ann']));
  expect(await closed(ann!)).toBe('1008 session ended');
  await until(() => streams.size === 2);
  behind.endedSince = async () => ['session of bob', 'session of nobody']; // by another process
  vi.advanceTimersByTime(9_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([Date.now() - 30_000]);
  expect(await closed(bob!)).toBe('1008 session ended');
  await until(() => streams.size === 1);
  behind.endedSince = async () => Promise.reject(new Error('the database is gone'));
  vi.advanceTimersByTime(10_000);
  await until(() => faults.includes('ended sessions could not be read'));
});

test('a stream that does not answer a ping until the next is cut off', async () => {
  const { streams, open, until, counted } = await scene({ limits: { beatMs: 10_000 } });
  const [good, silent] = [await open('ann'), await open('bob')];
  silent!.pause();
  vi.advanceTimersByTime(10_000);
  await once(good!, 'ping');
  good!.send('{"type":"ping","id":"a"}');
  await once(good!, 'message'); // its pong has arrived before
  vi.advanceTimersByTime(10_000);
  await until(() => streams.size === 1);
  expect(counted.filter(each => each.startsWith('cut'))).toEqual(['cut silent']);
  expect(streams.isConnected('ann')).toBe(true);
});

test('bytes are counted every quarter of a second, and streams with most unread bytes are closed', async () => {
  const { streams, open, wires, until, counted } = await scene({ limits: { unsentTotal: 120 } });
  for (const who of ['ann', 'bob']) await open(who);
  for (const [index, writableLength] of [70, 80].entries())
    Object.defineProperty(wires[index]!, 'writableLength', { value: writableLength });
  expect(streams.unsentBytes).toBe(150);
  counted.length = 0;
  vi.advanceTimersByTime(249);
  expect(counted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(counted).toEqual(['out', 'out', 'cut unread']);
  await until(() => streams.size === 1);
  expect([streams.isConnected('ann'), streams.isConnected('bob')]).toEqual([true, false]);
});

test('what a stream was sent last is counted when it closes, and its tables are left', async () => {
  const { streams, open, closed, behind, faults, until, counted } = await scene();
  behind.unwatch = async () => Promise.reject(new Error('gone'));
  const socket = await open('ann');
  socket.send(JSON.stringify({ type: 'watch', table: 'a'.repeat(16) }));
  socket.send('{"type":"ping","id":"a"}');
  await once(socket, 'message');
  counted.length = 0;
  socket.close();
  await closed(socket);
  await until(() => streams.size === 0 && faults.length > 0);
  expect([counted, faults]).toEqual([expect.arrayContaining(['out']), ['a stream could not be closed']]);
});

test('a stop asks everybody to reconnect, opens nothing more, and waits for streams or cuts them', async () => {
  const { streams, open, closed, refusal, asked } = await scene({ limits: { beatMs: 10_000 } });
  const [ann, visitor, lazy] = [await open('ann'), await open(), await open('bob')];
  lazy!.pause(); // never reads that it is asked to close
  const codes = Promise.all([closed(ann!), closed(visitor!)]);
  streams.close();
  expect(await codes).toEqual(['1012 restart', '1012 restart']);
  let isEnded = false;
  const ended = streams.ended().then(() => {
    isEnded = true;
  });
  vi.advanceTimersByTime(60_000);
  expect([asked, await refusal('ann'), await refusal(), isEnded]).toEqual([[], 503, 503, false]);
  streams.cut();
  await ended;
  await streams.ended(); // and at once when nobody is left
});

test('a connection that breaks while its person is looked up is dropped', async () => {
  const { streams, behind, wires, faults, connect, until } = await scene();
  const lookup = Promise.withResolvers<void>();
  let isAsked = false;
  behind.identify = () => {
    isAsked = true;
    return lookup.promise;
  };
  const socket = connect('ann');
  const broken = once(socket, 'error');
  socket.on('error', () => {});
  await until(() => isAsked);
  wires[0]!.emit('error', new Error('reset'));
  expect(wires[0]!.destroyed).toBe(true);
  lookup.resolve();
  await broken;
  expect([streams.size, faults]).toEqual([0, []]);
});

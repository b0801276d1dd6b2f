import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Limiter, testLimits } from '../common/limits.ts';
import { refused } from '../common/refusal.ts';
import type { PersonRecord } from '../store/store.ts';
import type { StreamDependencies } from './dependencies.ts';
import type { Outbox } from './outbox.ts';
import { Stream } from './stream.ts';
import { Traffic } from './traffic.ts';

const ann = { id: 'ann', name: 'Ann' } as PersonRecord;
const table = 'a'.repeat(16);

interface ServerOptions {
  readonly person?: PersonRecord | undefined;
  readonly messages?: number;
  readonly watched?: number;
  readonly limits?: Partial<ConstructorParameters<typeof Traffic>[0]>;
}

/** A stream of Ann, or of somebody without a name, on a fake server that records its calls. */
function scene({ person, messages = 1000, watched = 20, limits = {} }: ServerOptions = { person: ann }) {
  const did: string[] = [];
  const counted = new Map<string, number>();
  const count = (name: string) => counted.set(name, (counted.get(name) ?? 0) + 1);
  const faults: unknown[] = [];
  const answers: { watch: { ok: true } | ReturnType<typeof refused>; handle?: Error | ReturnType<typeof refused> } = {
    watch: { ok: true },
  };
  const limiter = () => new Limiter({ burst: messages, perSecond: 0 });
  const metrics = {
    cut: { inc: ({ reason }: { reason: string }) => count(`cut ${reason}`) },
    refused: { inc: ({ code }: { code: string }) => count(code) },
    limit: (name: string) => count(`limit ${name}`),
    streamBytes: {
      labels: ({ direction }: { direction: string }) => ({ inc: (n: number) => count(`${direction} ${n}`) }),
    },
  };
  const server = {
    metrics,
    settings: { limits: { ...testLimits, watched } },
    commands: limiter(),
    strangers: limiter(),
    quotas: { takes: (_: string, __: string, bytes: number) => bytes < 500 },
    identities: { nameOf: () => 'Anna' },
    isStopping: false,
    fault: (error: unknown) => faults.push(error),
    tables: {
      watch: async (id: string, _: unknown, key?: string) => {
        did.push(`watch ${id[0]} ${key?.[0]}`);
        return answers.watch;
      },
      unwatch: async (id: string) => void did.push(`unwatch ${id[0]}`),
      handle: async (id: string, who: { name: string }, { command }: { command: { do: string } }, key?: string) => {
        did.push(`${who.name} ${command.do} ${id[0]} ${key?.[0]}`);
        if (answers.handle instanceof Error) throw answers.handle;
        return answers.handle ?? { ok: true, value: { n: 7 } };
      },
    },
  };
  const socket = Object.assign(new EventEmitter(), {
    ...{ readyState: 1, OPEN: 1 },
    ping: () => did.push('ping'),
    pong: (data: Buffer) => did.push(`pong ${data}`),
    close: (code: number, reason: string) => did.push(`close ${code} ${reason}`),
    terminate: () => did.push('terminate'),
    send: (text: string) => (isCorked ? corked : written).push(text),
  });
  const written: string[] = [];
  const corked: string[] = [];
  let isCorked = false;
  let writes = 0;
  const wire = Object.assign(new EventEmitter(), {
    ...{ writableLength: 0, bytesWritten: 0 },
    cork: () => {
      isCorked = true;
    },
    uncork: () => {
      isCorked = false;
      if (corked.length > 0) writes++;
      written.push(...corked.splice(0));
    },
  });
  const due: string[] = [];
  const traffic = new Traffic({ ...testLimits, ...limits }, metrics as never);
  const party = { key: person?.id ?? 'address 1', person, address: '1' };
  const outbox = { add: (_: unknown, when: string) => due.push(when) } as unknown as Outbox;
  const stream = new Stream(
    server as unknown as StreamDependencies,
    outbox,
    socket as unknown as WebSocket,
    wire as unknown as Socket,
    party,
    traffic,
  );
  /** Sends what is queued, and gives it. */
  const told = () => {
    stream.sendOut();
    return written.splice(0).map(text => JSON.parse(text));
  };
  /** Sends a message to the server and waits until it is handled. */
  const say = async (message: unknown, isBinary = false) => {
    socket.emit('message', Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), isBinary);
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    await new Promise(later => setImmediate(later));
  };
  return { stream, server, socket, wire, did, due, counted, faults, answers, told, say, writes: () => writes };
}

const chat = { type: 'command', id: 'c1', table, command: { do: 'chat', text: 'Hello.' } };

test('a stream begins with a greeting by name; messages of one turn are written at once, urgent ones first', () => {
  const { stream, told, due, writes } = scene();
  expect(due).toEqual(['now']);
  expect(told()).toEqual([{ type: 'hello', protocol: expect.any(Number), name: 'Ann' }]);
  stream.send('1', 'soon' as never);
  stream.send('2', 'soon' as never);
  stream.send('3');
  stream.send('4', 'soon' as never);
  expect(due).toEqual(['now', 'soon', 'now']);
  expect([told(), told(), writes()]).toEqual([[1, 2, 3, 4], [], 2]);
  stream.send('5');
  expect(due).toHaveLength(4);
  expect(scene({}).told()).toMatchObject([{ name: '' }]);
});

test('nothing is sent to or read from a closed socket', async () => {
  const { stream, socket, told, say, did } = scene();
  told();
  socket.readyState = 2;
  stream.send('1');
  expect(told()).toEqual([]);
  await say(chat);
  socket.emit('ping', Buffer.from('a'));
  socket.readyState = 1;
  expect([told(), did]).toEqual([[], []]);
});

test('a client that leaves more unread than allowed is disconnected, once', () => {
  const { stream, wire, did, counted, told } = scene({ person: ann, limits: { unsentBytes: 100 } });
  wire.writableLength = 100;
  expect([stream.unsentBytes, told()]).toEqual([100, [expect.anything()]]);
  wire.writableLength = 101;
  stream.send('1');
  expect([told(), did, counted.get('cut unread')]).toEqual([[], ['terminate'], 1]);
  stream.cut('unread');
  expect(counted.get('cut unread')).toBe(1);
  const stranger = scene({ limits: { anonymousUnsentBytes: 10 } });
  stranger.wire.writableLength = 11;
  expect([stranger.told(), stranger.did]).toEqual([[], ['terminate']]);
});

test('bytes count in both directions, and a client that uses too many is told why before the stream closes', () => {
  const tight = { burst: 100, perSecond: 0 };
  const into = scene({ person: ann, limits: { bytesIn: tight } });
  into.wire.emit('data', Buffer.alloc(100));
  expect(into.did).toEqual([]);
  into.wire.emit('data', Buffer.alloc(1));
  expect([into.did, into.counted.get('cut bytes'), into.counted.get('in 100')]).toEqual([
    ['close 1008 too many bytes'],
    1,
    1,
  ]);
  into.wire.emit('data', Buffer.alloc(1));
  expect([into.did.at(-1), into.counted.get('cut bytes')]).toEqual(['terminate', 1]); // further messages are ignored

  const out = scene({ person: ann, limits: { bytesOut: tight } });
  for (const bytesWritten of [60, 60, 100, 101]) {
    expect(out.did).toEqual([]);
    out.wire.bytesWritten = bytesWritten;
    out.stream.countOut();
  }
  expect(out.did).toEqual(['close 1008 too many bytes']);
  expect([out.counted.get('out 60'), out.counted.get('out 0'), out.counted.get('out 40')]).toEqual([1, undefined, 1]);
});

test('only the last of several pings is answered, and pings count as messages', () => {
  const { socket, told, did, due } = scene({ person: ann, messages: 2 });
  told();
  for (const data of ['one', 'two', 'three']) socket.emit('ping', Buffer.from(data));
  expect(due).toEqual(['now', 'now']);
  told();
  told();
  expect(did).toEqual(['pong two']); // the third was one too many
});

test('a stream is pinged, and closed if there was no pong', () => {
  const { stream, socket, did, counted } = scene();
  stream.beat();
  socket.emit('pong');
  stream.beat();
  stream.beat();
  expect([did, counted.get('cut silent')]).toEqual([['ping', 'ping', 'terminate'], 1]);
  const broken = scene();
  broken.socket.emit('error', new Error('bad frame'));
  expect([broken.did, broken.counted.get('cut malformed')]).toEqual([['terminate'], 1]);
  const lost = scene();
  lost.stream.lost();
  expect([lost.did, lost.writes()]).toEqual([['close 1012 restart'], 1]); // queued messages are sent first
});

test.each([
  [ann, 200],
  [undefined, 50],
])('a client that continues after too many messages is disconnected (%o)', async (person, patience) => {
  const { say, told, did, counted } = scene({ person, messages: 1 });
  await say({ type: 'ping', id: 'a' });
  for (let n = 0; n < patience; n++) await say({ type: 'ping', id: 'b' });
  expect(told().slice(1, 3)).toMatchObject([
    { type: 'pong', id: 'a' },
    { type: 'refused', id: 'b', code: 'request/too-many' },
  ]);
  expect(did).toEqual([]);
  await say({ type: 'ping', id: 'b' });
  expect([did, counted.get('cut flood')]).toEqual([['close 1008 too many messages'], 1]);
});

test('malformed messages are refused, with their own id if it is valid', async () => {
  const { say, told, counted } = scene();
  told();
  const odd = ['{', '7', 'null', '{"id":"x"}', '{"id":7}', '{"id":"no good"}', `{"id":"${'x'.repeat(41)}"}`];
  for (const each of odd) await say(each);
  await say({ type: 'ping', id: 'a' }, true); // binary
  expect(told().map(({ type, id, code }) => [type, id, code])).toEqual(
    [null, null, null, 'x', null, null, null, null].map(id => ['refused', id, 'request/malformed']),
  );
  expect(counted.get('request/malformed')).toBe(8);
});

test('commands use the current name of the person, and the key of the table they watch', async () => {
  const { say, told, did, answers, faults } = scene();
  told();
  const key = 'k'.repeat(22);
  await say({ type: 'watch', table, key });
  await say(chat);
  expect([did, told()]).toEqual([['watch a k', 'Anna chat a k'], [{ type: 'done', id: 'c1', n: 7 }]]);
  answers.handle = refused('ask/stale', 'Too late.');
  await say(chat);
  answers.handle = { ...refused('answer/against-rule', 'Not so.'), reason: { text: 'why' } as never };
  await say(chat);
  expect(told()).toEqual([
    { type: 'refused', id: 'c1', code: 'ask/stale', message: 'Too late.' },
    { type: 'refused', id: 'c1', code: 'answer/against-rule', message: 'Not so.', reason: { text: 'why' } },
  ]);
  answers.handle = new Error('broken');
  await say(chat);
  expect([told(), faults]).toMatchObject([
    [{ type: 'refused', id: null, code: 'request/failed' }],
    [new Error('broken')],
  ]);
});

test('a command sent together with a watch waits for it, and so has its key', async () => {
  const { socket, say, did } = scene();
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'watch', table: 'b'.repeat(16) })), false);
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'watch', table, key: 'k'.repeat(22) })), false);
  await say(chat);
  expect(did).toEqual(['watch b undefined', 'watch a k', 'Anna chat a k']);
});

test('commands need a name, a running server and storage quota', async () => {
  const nameless = scene({});
  nameless.told();
  await nameless.say(chat);
  expect([nameless.told(), nameless.did]).toMatchObject([[{ id: 'c1', code: 'identity/none' }], []]);
  const { say, told, did, server } = scene();
  told();
  await say({ ...chat, command: { do: 'chat', text: 'x'.repeat(900) } });
  expect(told()).toMatchObject([{ id: 'c1', code: 'request/too-many' }]);
  server.isStopping = true;
  await say(chat);
  expect([told(), did]).toMatchObject([[{ id: 'c1', code: 'request/failed' }], []]);
});

test('a table is watched once, the number of tables is limited, and all are left when the stream closes', async () => {
  const { say, told, did, stream, counted, answers } = scene({ person: ann, watched: 2 });
  told();
  const other = (letter: string) => ({ type: 'watch', table: letter.repeat(16) });
  for (const letter of ['a', 'b', 'c', 'b']) await say(other(letter));
  expect(did.splice(0)).toEqual(['watch a undefined', 'watch b undefined', 'unwatch b', 'watch b undefined']);
  expect([told(), counted.get('limit watched')]).toMatchObject([[{ id: null, code: 'request/too-many' }], 1]);
  await say({ type: 'unwatch', table });
  await say(other('c'));
  expect(did.splice(0)).toEqual(['unwatch a', 'watch c undefined']);
  await say({ type: 'unwatch', table: 'c'.repeat(16) });
  did.splice(0);
  answers.watch = refused('request/unknown', 'There is no such table.');
  await say(other('d'));
  expect(told()).toMatchObject([{ type: 'gone', table: 'd'.repeat(16), code: 'request/unknown' }]);
  answers.watch = refused('table/newer-rules', 'Come back.');
  await say(other('e'));
  expect([did.splice(0), told()]).toEqual([['watch d undefined', 'watch e undefined', 'close 1012 restart'], []]);
  await stream.ended();
  expect(did).toEqual(['unwatch b']);
});

test('watching a table costs more than other messages', async () => {
  const { say, told, did } = scene({ person: ann, messages: 6 });
  told();
  await say({ type: 'watch', table });
  expect([told(), did]).toEqual([[], ['watch a undefined']]);
  const short = scene({ person: ann, messages: 5 });
  short.told();
  await short.say({ type: 'watch', table });
  expect([short.told(), short.did]).toMatchObject([[{ id: null, code: 'request/too-many' }], []]);
});

test('changed options cost more than other commands', async () => {
  const settings = (part: object) => ({ ...chat, command: { do: 'settings', ...part } });
  const { say, told, did } = scene({ person: ann, messages: 20 });
  told();
  await say(settings({ title: 'Friday' }));
  await say(settings({ options: {} }));
  expect([told(), did]).toMatchObject([
    [{ type: 'done' }, { id: 'c1', code: 'request/too-many' }],
    ['Anna settings a undefined'],
  ]);
  const enough = scene({ person: ann, messages: 20 });
  await enough.say(settings({ options: {} }));
  expect(enough.did).toEqual(['Anna settings a undefined']);
});

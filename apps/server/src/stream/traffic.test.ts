import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testLimits } from '../common/limits.ts';
import { bareStream, clientFrame, flood, opcodes } from '../testing/bare-stream.ts';
import { Client } from '../testing/client.ts';
import { someServer } from '../testing/servers.ts';
import { unreadStreams } from './traffic.ts';

const KB = 1024;
const MB = 1024 * KB;
const patiently = { timeout: 30_000 };

/** A long run of control frames in one write. */
const manyFrames = (opcode: number, body = Buffer.alloc(125), isFinal = true): Buffer =>
  Buffer.concat(Array.from({ length: 400 }, () => clientFrame(body, opcode, isFinal)));

const isGone = (socket: Socket): Promise<boolean> =>
  new Promise(resolve => {
    if (socket.destroyed) return resolve(true);
    const timer = setTimeout(() => resolve(false), patiently.timeout);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });

test.each(['ping', 'pong', 'continuation'] as const)(
  'a stranger who floods a stream with %s frames and reads nothing is cut off before it costs memory',
  async kind => {
    const { url, server } = await someServer({ limits: { beatMs: 60_000 } });
    const socket = await bareStream(url);
    socket.pause(); // never reads an answer
    const isContinued = kind === 'continuation';
    if (isContinued) socket.write(clientFrame('{', opcodes.text, false));
    const bytes = manyFrames(opcodes[kind], Buffer.alloc(isContinued ? 0 : 125), !isContinued);
    await flood(socket, bytes, 16 * MB);
    socket.resume();
    expect(await isGone(socket)).toBe(true);
    const { values } = await server.metrics.streamBytes.get();
    const sentBack = values.find(each => each.labels.direction === 'out')?.value ?? 0;
    expect(sentBack).toBeLessThan(256 * KB);
    expect((await server.metrics.cut.get()).values).toMatchObject([{ value: 1 }]);
  },
);

test('pings are answered, only the last of several at once, and count as messages', async () => {
  const limits = { ...testLimits, commands: { burst: 5, perSecond: 0 } };
  const { url } = await someServer({ limits });
  const ann = await Client.named(url, 'Ann');
  const socket = await bareStream(url, ann.cookie);
  let heard = Buffer.alloc(0);
  socket.on('data', data => {
    heard = Buffer.concat([heard, Buffer.from(data)]);
  });
  socket.write(Buffer.concat([clientFrame('one', opcodes.ping), clientFrame('two', opcodes.ping)]));
  await expect.poll(() => heard.includes('two'), patiently).toBe(true);
  expect(heard.includes(Buffer.from([0x8a, 3, ...Buffer.from('two')]))).toBe(true);
  for (let i = 0; i < 4; i++) socket.write(clientFrame('{"type":"ping","id":"a"}'));
  await expect.poll(() => heard.includes('too-many'), patiently).toBe(true); // two pings and three messages were the whole allowance
});

test('unread bytes are limited for all streams of one person together', async () => {
  const limits = { ...testLimits, unsentPerPerson: 300_000 };
  const { url, server } = await someServer({ limits });
  const ann = await Client.named(url, 'Ann');
  const { table } = await ann.create({ game: 'eminent-domain', seats: 2, bots: [null, 'random'] });
  await ann.connect();
  await ann.send(table, { do: 'start' });
  const lazy = await Promise.all(Array.from({ length: 2 }, () => bareStream(url, ann.cookie)));
  const watch = clientFrame(JSON.stringify({ type: 'watch', table }));
  for (const socket of lazy) socket.pause();
  await Promise.all(lazy.map(socket => flood(socket, watch, 4000 * watch.length)));
  for (const socket of lazy) socket.resume();
  const isCut = async () => (await server.metrics.cut.get()).values.find(each => each.labels.reason === 'unread');
  await expect.poll(async () => (await isCut())?.value ?? 0, patiently).toBeGreaterThanOrEqual(1);
  expect(ann.isOpen).toBe(true); // the one that reads stays open
});

test('streams with most unread bytes are closed first, and no more than needed', () => {
  const stream = (key: string, unsentBytes: number) => ({
    party: { key, person: undefined, address: key },
    unsentBytes,
  });
  const [a, b, c, d] = [stream('a', 40), stream('a', 50), stream('b', 60), stream('c', 0)];
  const cut = (unsentPerPerson: number, unsentTotal: number) =>
    unreadStreams([a, b, c, d], { unsentPerPerson, unsentTotal });
  expect([cut(100, 200), cut(100, 150)]).toEqual([[], []]);
  expect(cut(100, 149)).toEqual([c]);
  expect(cut(60, 200)).toEqual([b]); // one of the two is enough
  expect(cut(100, 100)).toEqual([c]);
  expect(cut(100, 80)).toEqual([c, b]);
  expect(cut(0, 1000)).toEqual([c, b, a]);
});

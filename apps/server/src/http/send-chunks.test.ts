import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { granted } from '../common/refusal.ts';
import { sendChunks } from './send-chunks.ts';

/** A connection that records its timeouts. */
class Connection extends EventEmitter {
  idleMs = 0;
  isDestroyed = false;

  setTimeout(ms: number, listener: () => void): void {
    this.idleMs = ms;
    if (ms > 0) this.once('timeout', listener);
    else this.off('timeout', listener);
  }

  destroy(): void {
    this.isDestroyed = true;
  }
}

async function* chunks() {
  yield '{"a":';
  yield '1}';
}

function reply(socket: Connection) {
  let sent: Readable | undefined;
  const fake = {
    raw: { socket },
    type: () => fake,
    send: (body: Readable) => {
      sent = body;
      return fake;
    },
  };
  return { reply: fake as unknown as FastifyReply, body: () => sent! };
}

test('a client that reads nothing of an answer for 20 seconds is disconnected', () => {
  const socket = new Connection();
  const to = reply(socket);
  sendChunks(to.reply, granted(chunks()));
  expect(socket.idleMs).toBe(20_000);
  socket.emit('timeout');
  expect(socket.isDestroyed).toBe(true);
  to.body().destroy();
});

test('a reused connection keeps neither the timeout nor the listeners', async () => {
  const socket = new Connection();
  for (let i = 0; i < 3; i++) {
    const to = reply(socket);
    sendChunks(to.reply, granted(chunks()));
    expect(await text(to.body())).toBe('{"a":1}');
    await new Promise(later => setImmediate(later));
  }
  expect([socket.idleMs, socket.listenerCount('timeout')]).toEqual([0, 0]);
  expect(socket.isDestroyed).toBe(false);
});

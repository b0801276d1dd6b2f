import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Result } from '../common/refusal.ts';
import type { Chunks } from '../history/history-reader.ts';
import { answer } from './send-result.ts';

/** A client that reads nothing of an answer for this long is disconnected: it occupies a place in the history thread. */
const IDLE_MS = 20_000;

/** Sends JSON chunk by chunk, with backpressure. */
export function sendChunks(reply: FastifyReply, pieces: Result<Chunks>): FastifyReply {
  if (!pieces.ok) return answer(reply, pieces);
  const { socket } = reply.raw;
  const cut = () => socket?.destroy();
  socket?.setTimeout(IDLE_MS, cut);
  const body = Readable.from(pieces.value, { objectMode: false });
  body.once('close', () => socket?.setTimeout(0, cut)); // also removes the listener: connections are reused
  return reply.type('application/json; charset=utf-8').send(body);
}

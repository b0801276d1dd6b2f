import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Result } from '../common/refusal.ts';
import type { Chunks } from '../history/history-reader.ts';
import { answer } from './send-result.ts';

/** Who takes nothing of an answer for so long is cut off: its thread keeps a place for it. */
const IDLE_MS = 20_000;

/** Sends JSON piece by piece, as fast as the other end takes it. */
export function sendChunks(reply: FastifyReply, pieces: Result<Chunks>): FastifyReply {
  if (!pieces.ok) return answer(reply, pieces);
  const { socket } = reply.raw;
  const cut = () => socket?.destroy();
  socket?.setTimeout(IDLE_MS, cut);
  const body = Readable.from(pieces.value, { objectMode: false });
  body.once('close', () => socket?.setTimeout(0, cut)); // also removes the listener: connections are used again
  return reply.type('application/json; charset=utf-8').send(body);
}

import type { Code } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import type { Result } from '../common/refusal.ts';

const statuses: Partial<Record<Code, number>> = {
  'request/malformed': 400,
  'request/protocol': 400,
  'identity/none': 401,
  'identity/bad-link': 403,
  'request/forbidden': 403,
  'request/unknown': 404,
  'request/too-large': 413,
  'request/too-many': 429,
  'request/failed': 503,
};

/** The HTTP status of a refusal; 409 where nothing more specific fits. */
const statusOf = (code: Code): number => statuses[code] ?? 409;

/** Sends the result of a request. */
export function answer<T>(reply: FastifyReply, result: Result<T>): FastifyReply {
  if (result.ok) return reply.send(result.value ?? {});
  const { code, message, reason } = result;
  return reply.status(statusOf(code)).send({ code, message, ...(reason && { reason }) });
}

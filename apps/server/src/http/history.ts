import { eventsQuery, historyQuery, tableQuery } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from '../common/parse.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { costOf } from '../history/cost.ts';
import { addressOf } from './address.ts';
import type { HttpDependencies, Visitors } from './dependencies.ts';
import { sendChunks } from './send-chunks.ts';
import { answer } from './send-result.ts';
import { type FoundTable, findTable } from './tables.ts';

const EVENTS = 500;

type HistoryDependencies = Visitors & Pick<HttpDependencies, 'history' | 'settings' | 'strangers' | 'commands'>;

/** Routes of the history. People who may see a table may read its history, as their seat saw it. */
export function historyRoutes(app: FastifyInstance, server: HistoryDependencies): void {
  const { history, settings } = server;
  const { limits } = settings;

  /** Checks access and rate limits; the cost depends on the length of the game. */
  async function reader(
    request: FastifyRequest,
    key: string | undefined,
    reading: 'events' | 'moments' | 'history',
  ): Promise<Result<FoundTable & { readonly reader: string }>> {
    const found = await findTable(server, request, key);
    if (!found.ok) return found;
    const { person, record } = found.value;
    const [limiter, { burst }] =
      person === undefined ? [server.strangers, limits.strangers] : [server.commands, limits.commands];
    const who = person ?? addressOf(request.raw, settings.trustProxy);
    return limiter.takes(who, costOf(reading, record.length, burst))
      ? granted({ ...found.value, reader: who })
      : refused('request/too-many', 'Too many requests; try again in a moment.');
  }

  /** Events before those that a stream sends first, for scrolling back. */
  app.get('/api/tables/:id/events', async (request, reply) => {
    const query = parse(eventsQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const { key, before } = query.value;
    const found = await reader(request, key, 'events');
    if (!found.ok) return answer(reply, found);
    const { record, you, reader: who } = found.value;
    return sendChunks(reply, await history.events(who, record, you.seat, before ?? Number.MAX_SAFE_INTEGER, EVENTS));
  });

  /** The moments of the history. */
  app.get('/api/tables/:id/moments', async (request, reply) => {
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const found = await reader(request, query.value.key, 'moments');
    if (!found.ok) return answer(reply, found);
    const { record, you, reader: who } = found.value;
    return sendChunks(reply, await history.moments(who, record, you.seat));
  });

  /** The game from a moment on, as it was seen then. */
  app.get('/api/tables/:id/past', async (request, reply) => {
    const query = parse(historyQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const { key, from } = query.value;
    const found = await reader(request, key, 'history');
    if (!found.ok) return answer(reply, found);
    const { record, you, reader: who } = found.value;
    return sendChunks(reply, await history.from(who, record, you.seat, from));
  });
}

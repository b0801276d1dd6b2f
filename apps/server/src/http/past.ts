import { eventFor } from '@orrery/host';
import { eventsQuery, pastQuery, tableQuery } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventsBefore } from '../past/events.ts';
import { storedMoments } from '../past/pictures.ts';
import { type Result, refused } from '../refusal.ts';
import type { Server } from '../serve.ts';
import { addressOf } from './address.ts';
import { answer } from './answers.ts';
import { parse } from './parse.ts';
import { lookAt } from './tables.ts';

const EVENTS = 500;
/** To read a whole game, and to play it again, count for so many commands. */
const MOMENTS_COST = 3;
const PAST_COST = 10;

/** How a game came to be what it is. Whoever may look at it now may look back, through the same eyes. */
export function pastRoutes(app: FastifyInstance, server: Server): void {
  const { store, settings } = server;

  /** Whoever may look at the table, and has not asked too much. */
  async function reader(request: FastifyRequest, key: string | undefined, cost: number): ReturnType<typeof lookAt> {
    const found = await lookAt(server, request, key);
    if (!found.ok || cost === 0) return found;
    const { person } = found.value;
    const takes =
      person === undefined
        ? server.strangers.takes(addressOf(request.raw, settings.trustProxy), cost)
        : server.commands.takes(person, cost);
    return takes ? found : refused('request/too-many', 'Not so fast.');
  }

  /** Events before those that a stream sends at first, for whoever scrolls back. */
  app.get('/api/tables/:id/events', async (request, reply) => {
    const query = parse(eventsQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const { key, before } = query.value;
    const found = await reader(request, key, 0);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    const past = await eventsBefore(store, record.room.id, before ?? Number.MAX_SAFE_INTEGER, EVENTS);
    return reply.send({ from: past.from, items: past.events.map(event => eventFor(event, you.seat)) });
  });

  /** The moments one may go back to. */
  app.get('/api/tables/:id/moments', async (request, reply) => {
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const found = await reader(request, query.value.key, MOMENTS_COST);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    return reply.send({ moments: await storedMoments(store, record.room.id, you.seat) });
  });

  /** The game from a moment on, as it was seen then. */
  app.get('/api/tables/:id/past', async (request, reply) => {
    const query = parse(pastQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const { key, from } = query.value;
    const found = await reader(request, key, PAST_COST);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    const past: Result<string> = await server.past.from(record, you.seat, from);
    return past.ok ? reply.type('application/json').send(past.value) : answer(reply, past);
  });
}

import { botNames } from '@orrery/bots';
import { catalogue } from '@orrery/catalogue';
import {
  commandRequest,
  createTableRequest,
  type RoomPicture,
  type TableSummary,
  tableId,
  tableQuery,
  type You,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { granted, type Result, refused } from '../refusal.ts';
import { deadlineOf } from '../rooms/clocks.ts';
import { createRoom } from '../rooms/create.ts';
import { type Room, seatOf, waitedFor } from '../rooms/room.ts';
import type { Server } from '../serve.ts';
import type { TableListing } from '../store/store.ts';
import { unpack } from '../tables/game.ts';
import { eventFor, roleAt, roomPicture, youAt } from '../tables/picture.ts';
import { answer } from './answers.ts';
import { whoAsks } from './me.ts';
import { parse } from './parse.ts';

const LISTED = 100;
const UNFINISHED = 200;

export function summaryOf({ room, updated }: TableListing, person: string | undefined): TableSummary {
  const waiting = waitedFor(room);
  const times = (all: readonly (number | null)[]) => all.filter(each => each !== null);
  const since = times(room.seats.map(each => each.waitingSince));
  const deadlines = times(waiting.map(seat => deadlineOf(room, seat)));
  return {
    id: room.id,
    game: room.game,
    title: room.title,
    status: room.status,
    seats: room.seats.map(each => ({ name: each.person?.name ?? null, bot: each.bot !== null })),
    clock: room.clock,
    seat: seatOf(room, person),
    waiting,
    since: since.length > 0 ? Math.min(...since) : null,
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    updated,
  };
}

/** Whether somebody runs a table or sits there; who has left it is still on its list. */
const isOf = (room: Room, person: string): boolean => room.host.id === person || seatOf(room, person) !== null;

interface Found {
  readonly room: RoomPicture;
  readonly you: You;
}

/** A table as whoever asks may see it; to strangers it is not there. */
async function lookAt(server: Server, request: FastifyRequest): Promise<Result<Found>> {
  const nothing = refused('request/unknown', 'There is no such table, or it is not for you.');
  const id = tableId.safeParse((request.params as { id?: string }).id);
  const query = parse(tableQuery, request.query);
  if (!id.success) return nothing;
  if (!query.ok) return query;
  const record = await server.store.readTable(id.data);
  if (!record) return nothing;
  const person = await server.identities.recognise(request.headers.cookie);
  const role = roleAt(record.room, person?.id, query.value.key);
  if (role === 'stranger') return nothing;
  return granted({ room: roomPicture(record.room, new Set()), you: youAt(record.room, person?.id, role) });
}

/** Tables: what there is to play, which ones there are, and commands to those who send none on a stream. */
export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { store, tables, identities } = server;

  app.get('/api/games', async (_, reply) =>
    reply.send(
      catalogue.map(({ id, title, game, players, switches }) => ({
        ...{ id, title, players, switches },
        ...{ rulesVersion: game.rulesVersion, seats: game.seats, bots: botNames(id) },
        ...{ windows: game.windows, orderEnds: game.orderEnds },
      })),
    ),
  );

  app.get('/api/tables', async (request, reply) => {
    const person = await identities.recognise(request.headers.cookie);
    const open = (await store.openTables(LISTED)).map(each => summaryOf(each, person?.id));
    return reply.send(open);
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const person = await whoAsks(server, request);
    if (!person.ok) return answer(reply, person);
    const { id } = person.value;
    const mine = (await store.tablesOf(id, LISTED)).filter(({ room }) => isOf(room, id));
    return reply.send(mine.map(each => summaryOf(each, id)));
  });

  app.post('/api/tables', async (request, reply) => {
    const person = await whoAsks(server, request);
    if (!person.ok) return answer(reply, person);
    const read = parse(createTableRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const { id, name } = person.value;
    if (!server.creations.takes(id)) return answer(reply, refused('request/too-many', 'Not so many tables at once.'));
    const mine = await store.tablesOf(id, UNFINISHED);
    const unfinished = mine.filter(
      ({ room }) => isOf(room, id) && (room.status === 'gathering' || room.status === 'playing'),
    );
    if (unfinished.length >= UNFINISHED)
      return answer(reply, refused('table/limit', 'Finish or close some of your tables first.'));
    const room = createRoom({ id, name }, read.value, server.settings.now());
    if (!room.ok) return answer(reply, room);
    await store.createTable(room.value);
    const you = youAt(room.value, id, roleAt(room.value, id, undefined));
    return answer(reply, granted({ table: room.value.id, you }));
  });

  app.get('/api/tables/:id', async (request, reply) => answer(reply, await lookAt(server, request)));

  /** Events before those that a stream sends at first, for whoever scrolls back. */
  app.get('/api/tables/:id/events', async (request, reply) => {
    const { key, ...range } = request.query as Record<string, unknown>;
    const found = await lookAt(
      server,
      Object.assign(Object.create(request), { query: key === undefined ? {} : { key } }),
    );
    if (!found.ok) return answer(reply, found);
    const before = Number(range.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before) || before < 0)
      return answer(reply, refused('request/malformed', 'before: a whole number'));
    const { seat } = found.value.you;
    const { events } = unpack(await store.readBatches(found.value.room.id, 0));
    const to = Math.min(before, events.length);
    const from = Math.max(0, to - 500);
    return reply.send({ from, items: events.slice(from, to).map(event => eventFor(event, seat)) });
  });

  app.post('/api/tables/:id/commands', async (request, reply) => {
    const person = await whoAsks(server, request);
    if (!person.ok) return answer(reply, person);
    const id = tableId.safeParse((request.params as { id?: string }).id);
    if (!id.success) return answer(reply, refused('request/unknown', 'There is no such table, or it is not for you.'));
    const read = parse(commandRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    if (!server.commands.takes(person.value.id)) return answer(reply, refused('request/too-many', 'Not so fast.'));
    const { id: personId, name } = person.value;
    return answer(reply, await tables.handle(id.data, { id: personId, name }, read.value, query.value.key));
  });
}

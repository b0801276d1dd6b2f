import { levelNames, usualBot } from '@orrery/bots';
import { catalogue } from '@orrery/catalogue';
import type { Seat } from '@orrery/kernel';
import { commandRequest, createTableRequest, type TableSummary, tableId, tableQuery, type You } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { costOfCommand } from '../common/limits.ts';
import { parse } from '../common/parse.ts';
import { storedBytes, tableBytes, tooMuchStored } from '../common/quotas.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { costOf } from '../history/cost.ts';
import { deadlineOf } from '../rooms/clocks.ts';
import { createRoom } from '../rooms/create.ts';
import { type Room, seatOf, waitingSeats } from '../rooms/room.ts';
import type { TableListing, TableRecord } from '../store/store.ts';
import { withSeedCommitment } from '../tables/drafts/server-seed.ts';
import { roleAt, roomPicture, youAt } from '../tables/viewers/room-picture.ts';
import { addressOf } from './address.ts';
import type { HttpDependencies, Visitors } from './dependencies.ts';
import { requirePerson } from './me.ts';
import { sendChunks } from './send-chunks.ts';
import { answer } from './send-result.ts';

const LISTED = 100;
const UNFINISHED = 200;

/** Whether somebody sits at a table or is its host; the store also lists people who have left. */
const isOf = (room: Room, person: string): boolean => seatOf(room, person) !== null || room.host.id === person;

const seatsWhere = (room: Room, is: (seat: Room['seats'][number]) => boolean): Seat[] =>
  room.seats.flatMap((each, seat) => (is(each) ? [seat] : []));

/** A table in a list. Who is there is told of tables where the reader sits. */
function summaryOf(
  { room, updated }: TableListing,
  person: string | undefined,
  isConnected?: (person: string) => boolean,
): TableSummary {
  const waiting = waitingSeats(room);
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
    onTimeout: room.onTimeout,
    seat: seatOf(room, person),
    waiting,
    offline: seatsWhere(room, ({ person: who }) => who !== null && isConnected !== undefined && !isConnected(who.id)),
    away: seatsWhere(room, ({ away }) => away && isConnected !== undefined),
    since: since.length > 0 ? Math.min(...since) : null,
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    updated,
  };
}

const nothing = refused('request/unknown', 'There is no such table, or it is not for you.');

const idOf = (request: FastifyRequest): string | undefined =>
  tableId.safeParse((request.params as { id?: string }).id).data;

type TableDependencies = Visitors &
  Pick<
    HttpDependencies,
    | 'tables'
    | 'history'
    | 'settings'
    | 'metrics'
    | 'quotas'
    | 'commands'
    | 'creations'
    | 'creationsByAddress'
    | 'isConnected'
  >;

export interface FoundTable {
  readonly record: TableRecord;
  readonly you: You;
  readonly person: string | undefined;
}

/** A table as the person who asks may see it; people who may not see it get `request/unknown`. */
export async function findTable(
  server: Visitors,
  request: FastifyRequest,
  key: string | undefined,
): Promise<Result<FoundTable>> {
  const id = idOf(request);
  const record = id === undefined ? undefined : await server.store.readTable(id);
  if (!record) return nothing;
  const person = await server.identities.recognise(request.headers.cookie);
  const role = roleAt(record.room, person?.id, key);
  return role === 'stranger'
    ? nothing
    : granted({ record, you: youAt(record.room, person?.id, role), person: person?.id });
}

/** Routes of tables: the games, lists of tables, and commands for clients without a stream. */
export function tableRoutes(app: FastifyInstance, server: TableDependencies): void {
  const { store, tables, identities } = server;

  app.get('/api/games', async (_, reply) =>
    reply.send(
      catalogue.map(({ id, title, game, players, switches, values }) => ({
        ...{ id, title, players, switches, values },
        ...{ rulesVersion: game.rulesVersion, seats: game.seats, bots: levelNames(id), usualBot: usualBot(id) },
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
    const person = await server.identities.recognise(request.headers.cookie);
    if (!person) return reply.send([]); // visitors without a name have no tables
    const { id } = person;
    const mine = (await store.tablesOf(id, LISTED)).filter(({ room }) => isOf(room, id));
    return reply.send(mine.map(each => summaryOf(each, id, server.isConnected)));
  });

  app.post('/api/tables', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const read = parse(createTableRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const { id, name } = person.value;
    const address = addressOf(request.raw, server.settings.trustProxy);
    if (!server.creations.takes(id) || !server.creationsByAddress.takes(address))
      return answer(reply, refused('request/too-many', 'Too many new tables; try again later.'));
    const { tablesPerPerson } = server.settings.limits;
    if ((await store.countTables(id)) >= tablesPerPerson) {
      server.metrics.limit('tablesPerPerson');
      return answer(reply, refused('table/limit', `You have ${tablesPerPerson} tables, which is the limit.`));
    }
    const mine = await store.tablesOf(id, UNFINISHED);
    const unfinished = mine.filter(
      ({ room }) => isOf(room, id) && (room.status === 'gathering' || room.status === 'playing'),
    );
    if (unfinished.length >= UNFINISHED)
      return answer(reply, refused('table/limit', 'Finish or close some of your tables first.'));
    const made = createRoom({ id, name }, read.value, server.settings.now());
    if (!made.ok) return answer(reply, made);
    if (!server.quotas.takes(id, address, tableBytes(request.body))) return answer(reply, tooMuchStored);
    const room = await withSeedCommitment(store, made.value);
    await store.createTable(room);
    const you = youAt(room, id, roleAt(room, id, undefined));
    return answer(reply, granted({ table: room.id, you }));
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const found = await findTable(server, request, query.value.key);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    return reply.send({ room: roomPicture(record.room, new Set()), you });
  });

  /** The whole game as a file that `orrery replay` reads, for those who played it. */
  app.get('/api/tables/:id/export', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const found = await findTable(server, request, query.value.key);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    if (you.seat === null && !you.host)
      return answer(reply, refused('request/forbidden', 'Only people who played can export the game.'));
    if (record.seed === null) return answer(reply, refused('table/not-started', 'No game was played here.'));
    if (record.room.status === 'playing') return answer(reply, refused('table/started', 'This game is not over yet.'));
    const cost = costOf('save', record.length, server.settings.limits.commands.burst);
    if (!server.commands.takes(person.value.id, cost))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    const whole = await server.history.save(person.value.id, record);
    if (!whole.ok) return answer(reply, whole);
    const file = `${record.room.game}-${record.room.id}.json`;
    return sendChunks(reply.header('content-disposition', `attachment; filename="${file}"`), whole);
  });

  app.post('/api/tables/:id/commands', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const id = idOf(request);
    if (id === undefined) return answer(reply, nothing);
    const read = parse(commandRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const query = parse(tableQuery, request.query);
    if (!query.ok) return answer(reply, query);
    const { id: personId, name } = person.value;
    if (!server.commands.takes(personId, costOfCommand(read.value.command)))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    const address = addressOf(request.raw, server.settings.trustProxy);
    if (!server.quotas.takes(personId, address, storedBytes(read.value.command))) return answer(reply, tooMuchStored);
    return answer(reply, await tables.handle(id, { id: personId, name }, read.value, query.value.key));
  });
}

import { type BlockPicture, blockRequest, reportRequest, tableQuery } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { digest, newId } from '../common/ids.ts';
import { parse } from '../common/parse.ts';
import { bytesOf, tooMuchStored } from '../common/quotas.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import type { Person, Room } from '../rooms/room.ts';
import type { BlockRecord } from '../store/safety-store.ts';
import type { ChatRecord, PrivateRecord } from '../store/store.ts';
import { addressOf } from './address.ts';
import type { HttpDependencies, Visitors } from './dependencies.ts';
import { requirePerson } from './me.ts';
import { answer } from './send-result.ts';
import { findTable } from './tables.ts';

/** A report takes an operator's time, so it counts as several commands. */
const REPORT_COST = 20;
/** How many chat lines a report contains. */
const CONTEXT = 30;
const BLOCKS_EACH = 500;

/** An opaque id of a block; it tells others nothing. */
const nameOf = ({ person, other }: BlockRecord): string => digest(`${person} ${other}`).slice(0, 16);

const shown = (block: BlockRecord): BlockPicture => ({ id: nameOf(block), name: block.name, kind: block.kind });

/** A private message as a line of chat that says to whom it was. */
const asChat = ({ number, at, person, name, toName, seat, text }: PrivateRecord): ChatRecord => ({
  ...{ number, at, person, seat, text },
  name: `${name} to ${toName}`,
});

/** Routes to mute, block and report people. */
export function blockRoutes(
  app: FastifyInstance,
  server: Visitors & Pick<HttpDependencies, 'commands' | 'quotas' | 'settings'>,
): void {
  const { safety } = server.store;

  /** The person in a seat, or the author of a chat line. */
  async function meant(
    room: Room,
    by: { seat?: number | undefined; line?: number | undefined },
  ): Promise<Result<Person>> {
    const unknown = refused('seat/unknown', 'There is no such person at this table.');
    if (by.line === undefined) {
      const person = by.seat === undefined ? null : (room.seats[by.seat]?.person ?? null);
      return person ? granted(person) : unknown;
    }
    const [line] = await server.store.readChat(room.id, by.line);
    return line?.number === by.line ? granted({ id: line.person, name: line.name }) : unknown;
  }

  app.get('/api/me/blocks', async (request, reply) => {
    const me = await requirePerson(server, request);
    if (!me.ok) return answer(reply, me);
    return answer(reply, granted({ blocks: (await safety.blocksOf(me.value.id)).map(shown) }));
  });

  app.delete('/api/me/blocks/:id', async (request, reply) => {
    const me = await requirePerson(server, request);
    if (!me.ok) return answer(reply, me);
    const { id } = request.params as { id: string };
    const block = (await safety.blocksOf(me.value.id)).find(each => nameOf(each) === id);
    if (!block) return answer(reply, refused('request/unknown', 'There is no such block of yours.'));
    await safety.unblock(block.person, block.other);
    return answer(reply, granted({}));
  });

  app.post('/api/tables/:id/block', async (request, reply) => {
    const me = await requirePerson(server, request);
    if (!me.ok) return answer(reply, me);
    const [body, query] = [parse(blockRequest, request.body), parse(tableQuery, request.query)];
    if (!body.ok) return answer(reply, body);
    if (!query.ok) return answer(reply, query);
    const found = await findTable(server, request, query.value.key);
    if (!found.ok) return answer(reply, found);
    const other = await meant(found.value.record.room, body.value);
    if (!other.ok) return answer(reply, other);
    if (other.value.id === me.value.id)
      return answer(reply, refused('request/forbidden', 'You cannot block yourself.'));
    if (!server.commands.takes(me.value.id))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    if ((await safety.blocksOf(me.value.id)).length >= BLOCKS_EACH)
      return answer(
        reply,
        refused('request/too-many', 'You have blocked the most people possible; unblock some first.'),
      );
    const { id, name } = other.value;
    const block = { person: me.value.id, other: id, name, kind: body.value.kind, at: Date.now() };
    await safety.block(block);
    return answer(reply, granted(shown(block)));
  });

  app.post('/api/tables/:id/report', async (request, reply) => {
    const me = await requirePerson(server, request);
    if (!me.ok) return answer(reply, me);
    const [body, query] = [parse(reportRequest, request.body), parse(tableQuery, request.query)];
    if (!body.ok) return answer(reply, body);
    if (!query.ok) return answer(reply, query);
    const found = await findTable(server, request, query.value.key);
    if (!found.ok) return answer(reply, found);
    const { record, you } = found.value;
    if (you.seat === null && !you.host)
      return answer(reply, refused('request/forbidden', 'Only people at the table can report.'));
    const other = await meant(record.room, body.value);
    if (!other.ok) return answer(reply, other);
    if (!server.commands.takes(me.value.id, REPORT_COST))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    const { id: table, chats, privates = 0 } = record.room;
    const chat = await server.store.readChat(table, Math.max(1, chats - CONTEXT + 1));
    const { id: person, name } = other.value;
    // Of private messages, only those that the two wrote to each other.
    const written =
      privates > 0 ? await server.store.readPrivate(table, 1, { person: me.value.id, most: CONTEXT }) : [];
    const between = written.filter(line => line.person === person || line.toPerson === person).map(asChat);
    const { reason } = body.value;
    const about = { id: newId(), at: Date.now(), reporter: me.value.id, person, name, table, reason };
    const report = { ...about, chat: [...chat, ...between] };
    const address = addressOf(request.raw, server.settings.trustProxy);
    if (!server.quotas.takes(me.value.id, address, bytesOf(report))) return answer(reply, tooMuchStored);
    await safety.report(report);
    return answer(reply, granted({}));
  });
}

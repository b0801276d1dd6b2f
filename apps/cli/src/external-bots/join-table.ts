import { type AnswerValue, type Json, simplestAnswer } from '@orrery/kernel';
import { apply, type Command, type Downward, type Picture, type RoomPicture, type Upward } from '@orrery/protocol';
import { UsageError } from '../usage/arguments.ts';
import type { AnswerResult, ExternalBot } from './external-bot.ts';

interface Link {
  readonly origin: string;
  readonly table: string;
  readonly key: string | null;
}

/** Parses a table's address: the page's or an invitation link. */
export function readLink(link: string): Link {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const table = url && /\/t\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  if (!url || !table) throw new UsageError(`--join needs the address of a table, not "${link}"`);
  return { origin: url.origin, table, key: url.hash.slice(1) || url.searchParams.get('key') };
}

/** Takes a seat at a server's table and lets the program play there until the game is over. */
export async function joinTable(link: string, name: string, program: ExternalBot): Promise<void> {
  const { origin, table, key } = readLink(link);
  const named = await fetch(`${origin}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = named.headers.get('set-cookie')?.split(';')[0];
  if (!named.ok || !cookie) throw new UsageError(`${origin} refused the connection (${named.status})`);

  // Node's WebSocket takes headers; its type, which is the browser's, does not have them.
  const stream = new WebSocket(`${origin.replace('http', 'ws')}/api/stream`, { headers: { cookie } } as never);
  const send = (message: Upward) => stream.send(JSON.stringify(message));
  const answers = new Map<string, (taken: AnswerResult) => void>();
  const carryOut = (command: Command) =>
    new Promise<AnswerResult>(resolve => {
      const id = `c${answers.size}`;
      answers.set(id, resolve);
      send({ type: 'command', table, id, command });
    });

  let picture: Picture | undefined;
  let room: Extract<Downward, { type: 'room' }> | undefined;
  let isGreeted = false;
  const events: unknown[] = [];
  let thinking: string | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<void>();

  const look = () => {
    if (!room || !picture || room.you.seat === null) return;
    if (!isGreeted) {
      const { game, seats, options } = room.room;
      program.send({ type: 'hello', protocol: 1, game, seats: seats.length, seat: room.you.seat, options });
      isGreeted = true;
    }
    if (events.length > 0) program.send({ type: 'events', events: events.splice(0) });
    if (picture.standing) {
      program.send({ type: 'over', standing: picture.standing });
      resolve();
      return;
    }
    const ask = picture.asks.find(each => !each.ahead);
    if (!ask || ask.id === thinking) return;
    thinking = ask.id;
    const give = async (value: AnswerValue) => {
      const taken = await carryOut({ do: 'answer', ask: ask.id, value });
      return !taken.ok && taken.code === 'ask/stale' ? { ok: true as const } : taken; // the question was closed meanwhile; the program did nothing wrong
    };
    program.answer({ ask, view: picture.view }, give, () => simplestAnswer(ask)).then(look, reject);
  };

  stream.onopen = () => {
    send({ type: 'watch', table, ...(key ? { key } : {}) });
    void carryOut({ do: 'sit', ...(key ? { key } : {}) }).then(taken => {
      if (!taken.ok && taken.code !== 'seat/yours-already') reject(new UsageError(taken.message));
    });
  };
  stream.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as Downward;
    if (message.type === 'done') answers.get(message.id)?.({ ok: true });
    if (message.type === 'refused' && message.id !== null) {
      const { code, message: words } = message;
      answers.get(message.id)?.({ ok: false, code, message: words });
    }
    if (message.type === 'gone') reject(new UsageError('the table does not exist or is not open to this bot'));
    if (message.type === 'room') room = message;
    if (message.type === 'room-update' && room) {
      const changed = apply(room.room as unknown as Json, message.patch) as unknown as RoomPicture;
      room = { ...room, room: changed, you: message.you ?? room.you };
    }
    if (message.type === 'full' || message.type === 'update') {
      if (message.type === 'full') picture = message.picture;
      else picture = apply(picture as unknown as Json, message.patch) as unknown as Picture;
      events.push(...message.events.items);
    }
    look();
  };
  stream.onclose = () => reject(new UsageError(`the connection to ${origin} has ended`));
  try {
    await promise;
  } finally {
    stream.onclose = null;
    stream.close();
  }
}

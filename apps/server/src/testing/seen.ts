import { quickRandom, randomAnswer } from '@orrery/kernel';
import { apply, type Downward, type EventPicture, type Patch, type Picture } from '@orrery/protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** Plays at random what the clients are asked, now and then ahead of turn, until the game is over or long enough. */
export async function playOn(clients: readonly Client[], table: string, decisions: number): Promise<void> {
  const random = quickRandom(11);
  const isOver = () => clients[0]!.pictures.get(table)!.picture.standing !== null;
  for (let made = 0; made < decisions && !isOver(); ) {
    const asked = clients.filter(client => client.asks(table).length > 0);
    const client = asked[Math.floor((made * 7) % asked.length)]!;
    const asks = client.asks(table);
    const ask = asks[made % asks.length]!;
    const reply = await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    made++;
    if (!reply.ok) expect(reply.code).toMatch(/against-rule|stale/);
    if (reply.ok) {
      await Promise.all(clients.map(each => settled(each))); // an answer that changes nothing shows nothing
    }
  }
}

/** Waits until a client has read all that was sent to it. */
export async function settled(client: Client): Promise<void> {
  const id = `s${client.received.length}`;
  client.raw(JSON.stringify({ type: 'ping', id }));
  await client.until(() => client.received.at(-1) === `{"type":"pong","id":"${id}"}`, 'a pong');
}

export interface Seen {
  readonly n: number;
  /** The message without asks and wishes: these may name a piece that somebody could have. */
  readonly text: string;
  readonly picture: Picture;
  readonly events: readonly EventPicture[];
}

/** What a client had after each message about the game. */
export function seenBy(client: Client, table: string): Seen[] {
  const seen: Seen[] = [];
  let picture: Picture | undefined;
  let events: EventPicture[] = [];
  const isAsk = (part: unknown) => part === 'asks' || part === 'replaceable';
  for (const received of client.received) {
    const message = JSON.parse(received) as Downward;
    const text = JSON.stringify(message, (key, value) => {
      if (isAsk(key) || key === 'wantsNote') return [];
      return key === 'patch' ? (value as Patch).filter(([path]) => !isAsk(path[0])) : value;
    });
    if (!('table' in message) || message.table !== table) continue;
    if (message.type === 'full') {
      picture = message.picture;
      events = [...message.events.items];
    } else if (message.type === 'update') {
      picture = apply(picture as never, message.patch) as unknown as Picture;
      events = [...events.slice(0, message.events.from), ...message.events.items];
    } else continue;
    seen.push({ n: message.n, text, picture: picture!, events });
  }
  return seen;
}

import { quickRandom, randomAnswer } from '@orrery/kernel';
import type { Client } from './client.ts';

/** Answers at random whatever a client is asked, until the game is over; what did not work is tried again. */
export async function playGame(client: Client, table: string, seed: number): Promise<void> {
  const random = quickRandom(seed);
  const isOver = () => client.pictures.get(table)?.picture.standing != null;
  const open = () => client.asks(table).filter(ask => !ask.ahead);
  for (;;) {
    await client.until(() => isOver() || open().length > 0, 'a question');
    if (isOver()) return;
    const ask = open()[0]!;
    const reply = await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    if (reply.ok) await client.until(() => isOver() || open().every(each => each.id !== ask.id), 'what follows');
  }
}

import { findGame } from '@orrery/catalogue';
import { newId } from '../../common/ids.ts';
import { openStore } from '../../store/open.ts';
import { Client } from '../client.ts';
import { longLog } from '../long-log.ts';
import { pause } from '../player.ts';
import { plainRoom, someGame } from '../situations.ts';
import type { Attack } from './attack.ts';

const READERS = 6;
const WRITERS = 4;
/** The length of the longest log ever made by abuse. */
const ENTRIES = 92_000;
const table = newId();

/** An open table with a log of that length. */
async function prepare(folder: string): Promise<void> {
  const store = await openStore({ folder });
  const played = someGame(plainRoom(2), 'over');
  const batches = longLog(played, ENTRIES);
  const { first, chain } = batches.at(-1)!;
  const room = { ...plainRoom(2), id: table, open: true, status: 'over' as const, started: Date.now() };
  await store.importTable(
    { room, revision: 0, length: first + 1, chain, seed: played.seed, fairness: null },
    batches,
    [],
  );
  await store.close();
}

export const log: Attack = {
  name: 'log',
  what: `${READERS} people read a game of ${ENTRIES} entries again and again, ${WRITERS} make the logs of their tables long`,
  prepare,
  async run(url, isEnough) {
    const named = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => Client.named(url, `Person ${i}`)));
    const [readers, writers] = await Promise.all([named(READERS), named(WRITERS)]);
    const { windows, orderEnds } = findGame('twilight-imperium')!.game;
    const order = { do: 'order', window: windows[0]!, unless: null, until: orderEnds[0]! } as const;
    const statuses = new Map<number, number>();
    let [written, longest] = [0, 0];
    const read = async (person: Client) => {
      for (let i = 0; !isEnough(); i++) {
        const part = ['moments', 'events', 'past?from=0'][i % 3];
        const answer = await fetch(`${url}/api/tables/${table}/${part}`, { headers: { cookie: person.cookie } });
        longest = Math.max(longest, (await answer.arrayBuffer()).byteLength);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        await pause(50);
      }
    };
    const write = async (person: Client) => {
      await person.connect();
      const own = await person.create({ game: 'twilight-imperium', seats: 3, bots: [null, 'random', 'random'] });
      await person.send(own.table, { do: 'start' });
      for (let i = 0; !isEnough() && person.isOpen; i++) {
        const command = i % 2 === 0 ? order : ({ do: 'cancel-order', window: order.window } as const);
        const reply = await Promise.race([person.send(own.table, command), pause(1000)]);
        if (reply?.ok) written++;
        await pause(2);
      }
    };
    await Promise.all([...readers.map(read), ...writers.map(write)]);
    const answers = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
    return `answers: ${answers}; the longest of ${longest} bytes; ${written} entries written that decide nothing`;
  },
};

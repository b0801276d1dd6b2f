import { bareStream, clientFrame } from '../bare-stream.ts';
import { Client } from '../client.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const PEOPLE = 20;
const STREAMS = 20;
const EVERY_MS = 20;

export const unread: Attack = {
  name: 'unread',
  what: `${PEOPLE} people with ${STREAMS} streams each ask for a whole game again and again, and read nothing`,
  async run(url, isEnough) {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => Client.named(url, `Lazy ${i}`)));
    const host = people[0]!;
    const bots = [null, ...Array.from({ length: 5 }, () => 'random')];
    const { table, you } = await host.create({ game: 'twilight-imperium', seats: 6, bots });
    await host.request('POST', `/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
    const watch = clientFrame(JSON.stringify({ type: 'watch', table, key: you.key }));
    let asked = 0;
    const ask = async (cookie: string) => {
      while (!isEnough()) {
        const stream = await Promise.race([bareStream(url, cookie), pause(500)]);
        stream?.pause();
        while (stream && !stream.destroyed && !isEnough()) {
          stream.write(watch);
          asked++;
          await pause(EVERY_MS);
        }
        stream?.destroy();
        await pause(EVERY_MS);
      }
    };
    await Promise.all(people.flatMap(({ cookie }) => Array.from({ length: STREAMS }, () => ask(cookie))));
    return `asked ${asked} times`;
  },
};

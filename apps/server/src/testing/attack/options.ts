import { Client } from '../client.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const HOSTS = 20;
/** Slices within these bounds do not exist; it takes the game long to find out. */
const hopeless = { setup: 'milty slices=9 minInfluence=5 minResources=4 minTotal=6 maxTotal=7' };

export const options: Attack = {
  name: 'options',
  what: `${HOSTS} people change the options of their tables, and create others, to ones that take long to read`,
  async run(url, isEnough) {
    const hosts = await Promise.all(Array.from({ length: HOSTS }, (_, i) => Client.named(url, `Host ${i}`)));
    let [read, refused] = [0, 0];
    const trouble = async (host: Client) => {
      await host.connect();
      const { table } = await host.create({ game: 'twilight-imperium', seats: 6 });
      const create = { game: 'twilight-imperium', seats: 6, options: hopeless };
      while (!isEnough() && host.isOpen) {
        const change = host.send(table, { do: 'settings', options: hopeless });
        const codes = await Promise.all([
          Promise.race([change.then(({ code }) => code), pause(1000)]),
          host.request('POST', '/api/tables', create).then(({ body }) => (body as { code?: string }).code),
        ]);
        for (const code of codes)
          if (code === 'options/invalid') read++;
          else refused++;
        await pause(20);
      }
    };
    await Promise.all(hosts.map(trouble));
    return `options were read ${read} times, and not ${refused} times`;
  },
};

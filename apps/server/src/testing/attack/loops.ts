import { Player, pause } from '../player.ts';
import type { Attack } from './attack.ts';

/** The pause after a table was set aside. */
const EVERY_MS = 8_000;

export const loops: Attack = {
  name: 'loops',
  what: 'a rule that never ends, at one table after another',
  server: { endless: ['rule'], args: ['--threads', '1'] },
  slowMs: 8_000, // the thread is replaced after five seconds; whoever decided something meanwhile waits for that
  async run(url, isEnough) {
    const person = await Player.named('Unlucky', [url], 1);
    const bots = [null, 'random', 'random', 'random'];
    let aside = 0;
    while (!isEnough()) {
      const made = await person.create({ game: 'eminent-domain', seats: 4, bots });
      if (!made) break;
      const { table } = made;
      person.watch(table);
      await person.send(table, { do: 'start' });
      const isAside = () => person.client.rooms.get(table)?.room.setAside === true;
      while (!isAside()) {
        await person.until(() => isAside() || person.open(table) !== undefined, 'a question');
        if (!isAside()) await person.act(table);
        await pause(5);
      }
      aside++;
      for (let waited = 0; waited < EVERY_MS && !isEnough(); waited += 100) await pause(100);
    }
    person.stop();
    return `${aside} tables were set aside`;
  },
};

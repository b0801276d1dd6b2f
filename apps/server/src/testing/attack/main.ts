import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { attackServer } from './attack.ts';
import { log } from './log.ts';
import { loops } from './loops.ts';
import { options } from './options.ts';
import { rooms } from './rooms.ts';
import { sockets } from './sockets.ts';
import { starts } from './starts.ts';
import { unread } from './unread.ts';
import { webhook } from './webhook.ts';

const attacks = [sockets, unread, rooms, options, starts, log, loops, webhook];

const usage = `
npm run attack -- [--only NAME] [--seconds N] [--checkout DIR]

Attacks a server of its own, at 127.0.0.1 and nowhere else, while people play there, and says what they noticed of it:
memory under 512 MB, /healthz and the decisions of the others under one second (the latter at p99; where threads are
caught in loops, until these have been replaced), and nothing of theirs lost.

  --only NAME    just one of: ${attacks.map(each => each.name).join(', ')}
  --seconds N    how long each takes (10)
  --checkout DIR attack the server of another checkout, to compare; what was prepared for today's is left out
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    checkout: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const checkout = values.checkout === undefined ? undefined : resolve(values.checkout);
const chosen = attacks.filter(({ name }) => values.only === undefined || values.only === name);

if (values.help || chosen.length === 0 || !(seconds > 0 && seconds <= 600)) {
  process.stdout.write(usage.trimStart());
  process.exitCode = values.help ? 0 : 2;
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130)); // and the server with it
  for (const attack of chosen) {
    process.stdout.write(`${attack.name}: ${attack.what}\n`);
    const report = await attackServer(attack, seconds, checkout);
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    if (report.problems.length > 0) process.exitCode = 1;
  }
}
process.exit();

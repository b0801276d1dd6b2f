import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const usage = `
npm run soak -- [--minutes N] [--tables N] [--pace SECONDS] [--kill-every SECONDS] [--seed N]

Plays many tables for a long time on two servers of its own, at 127.0.0.1 and nowhere else, that share a PostgreSQL of its
own. People come and go, some for good; others look on. One of the servers is killed again and again. In the end memory
must have stayed flat, nothing confirmed may be lost, and every game must verify. Everything it starts ends with it.

  --minutes N       how long, 240 at most (30)
  --tables N        how many tables are played at a time, 2000 at most (500)
  --pace S          how long people think about a decision, in seconds (15)
  --kill-every S    how often a server is killed, in seconds (120)
  --seed N          for what people do (a new one)
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    tables: { type: 'string', default: '500' },
    pace: { type: 'string', default: '15' },
    'kill-every': { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
});
const wishes = [values.minutes, values.tables, values.pace, values['kill-every'], values.seed].map(Number);
const [minutes, tables, pace, killEvery, seed] = wishes as [number, number, number, number, number];
const isBounded = minutes <= 240 && tables <= 2000 && Number.isSafeInteger(tables) && killEvery >= 20;

/** How many problems are printed. */
const SHOWN = 10;

/** Examining what is stored may take so long, in minutes. */
const EXAMINE = 30;

if (values.help || !wishes.every(each => each > 0) || !isBounded) {
  process.stdout.write(usage.trimStart());
  process.exitCode = values.help ? 0 : 2;
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  setTimeout(
    () => {
      process.stderr.write('soak: it does not come to an end\n');
      process.exit(1);
    },
    (minutes + EXAMINE) * 60_000,
  ).unref();
  const tell = (line: string) => void process.stdout.write(`  ${line}\n`);
  process.stdout.write(`${tables} tables for ${minutes} minutes, seed ${seed}\n`);
  const figures = await soak({
    lengthMs: minutes * 60_000,
    tables,
    paceMs: pace * 1000,
    killEveryMs: killEvery * 1000,
    sampleEveryMs: 15_000,
    seed,
    tell,
  });
  const memory = figures.memory.map(samples => samples.map(({ seconds, mb }) => `${seconds} s: ${mb} MB`).join(', '));
  const { problems, complaints, faults, unhealthy, isFlat } = figures;
  const shown = { ...figures, memory, complaints: complaints.slice(0, SHOWN).map(each => each.slice(0, 1000)) };
  process.stdout.write(`${JSON.stringify(shown, null, 2)}\n${complaints.length} complaints\n`);
  if (problems.length + complaints.length + faults + unhealthy > 0 || !isFlat) process.exitCode = 1;
}
process.exit();

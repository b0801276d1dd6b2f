import { parseArgs } from 'node:util';
import { killCampaign } from './kill.ts';

const usage = `
npm run test:kill -- [--rounds N] [--store sqlite|postgres] [--tables N] [--seed N]

Plays many tables against real server processes (one with SQLite, two on one PostgreSQL), kills one of them again and
again without warning, and starts it anew. In the end everything that was ever confirmed must be stored, and every game
must verify.

  --rounds N    how many kills (50)
  --store S     where the tables are kept; both, one after the other, when not given
  --tables N    how many tables are played at a time (6)
  --seed N      for the moments and the moves (a new one)
`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    store: { type: 'string' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
});

const [rounds, tables, seed] = [values.rounds, values.tables, values.seed].map(Number) as [number, number, number];
const stores = (['sqlite', 'postgres'] as const).filter(each => values.store === undefined || values.store === each);

if (values.help || stores.length === 0 || ![rounds, tables, seed].every(Number.isSafeInteger)) {
  process.stdout.write(usage.trimStart());
  process.exitCode = values.help ? 0 : 2;
} else {
  for (const store of stores) {
    process.stdout.write(`${store}: ${rounds} rounds, ${tables} tables at a time, seed ${seed}\n`);
    const tell = (line: string) => void process.stdout.write(`  ${line}\n`);
    const figures = await killCampaign({ store, rounds, tables, seed, tell });
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    if (figures.problems.length > 0) process.exitCode = 1;
  }
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from './postgres.ts';
import { rollingUpgrade } from './upgrade.ts';

const usage = `
npm run test:upgrade -- --from DIR [--tables N] [--seed N]

Starts two servers of an older release on one PostgreSQL, lets people play Twilight Imperium at both, and upgrades them
one after the other to this release, with a kill on the way. Nothing that was confirmed may be lost, every game must
verify, and tables must have moved to the rules of this release.

  --from DIR    a checkout of the older release, installed (npm ci)
  --tables N    how many tables are played at a time (6)
  --seed N      for the moves (1)
`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const [tables, seed] = [values.tables, values.seed].map(Number) as [number, number];
if (values.help || values.from === undefined || ![tables, seed].every(Number.isSafeInteger)) {
  process.stdout.write(usage.trimStart());
  process.exitCode = values.help ? 0 : 2;
} else {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabase(postgres.url);
    const upgraded = await rollingUpgrade({ databaseUrl, tables, seed, from: resolve(values.from) });
    process.stdout.write(`${JSON.stringify(upgraded, null, 2)}\n`);
    if (upgraded.problems.length > 0 || upgraded.moved === 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

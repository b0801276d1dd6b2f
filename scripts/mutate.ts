import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Mutant, mutatedText } from './mutation/find.ts';
import { help, type Options, parseOptions, UsageError } from './mutation/options.ts';
import { makeRepositoryCopy, type Outcome, type RepositoryCopy } from './mutation/repository-copy.ts';
import { describeMutant, nearestTests, selectMutants, testsBeside, testsIn } from './mutation/select.ts';
import { trySwitches } from './mutation/trial.ts';
import { repositoryFiles, root } from './repository.ts';

const TEST_TIMEOUT_MS = 600_000;

interface Result {
  readonly mutant: Mutant;
  readonly isNoticed: boolean;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions(): Options {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (options !== 'help') return options;
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\n\n${help}`);
    throw error;
  }
  console.log(help);
  process.exit(0);
}

function showProgress(round: string, done: number, total: number, survived: number): void {
  const line = `${round}: ${done}/${total} tried, ${survived} survived`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line} `);
  else if (done % 50 === 0) console.log(line);
}

function report(results: readonly Result[]): void {
  const notes: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(root, 'scripts/mutation-notes.json'), 'utf8'),
  );
  const survivors = results.filter(({ isNoticed }) => !isNoticed).map(({ mutant }) => mutant);
  const explained = survivors.filter(({ key }) => notes[key]);
  const unexplained = survivors.filter(({ key }) => !notes[key]);
  const killed = results.length - survivors.length;
  const share = results.length === 0 ? 100 : (100 * killed) / results.length;

  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(
    `${results.length} mutants, ${killed} killed, ${survivors.length} survived: ${share.toFixed(1)} % killed`,
  );
  if (explained.length > 0) console.log(`\n${explained.length} survivors explained:`);
  for (const mutant of explained) console.log(`  ${describeMutant(mutant)}\n    ${notes[mutant.key]}`);
  if (unexplained.length > 0) console.log(`\n${unexplained.length} survivors unexplained:`);
  for (const mutant of unexplained) console.log(`  ${describeMutant(mutant)}`);
}

/** Reads which mutants survived an earlier run. */
function survivorsOf(file: string): (mutant: Mutant) => boolean {
  const rows: readonly (Mutant & Pick<Result, 'isNoticed'>)[] = JSON.parse(readFileSync(resolve(file), 'utf8'));
  const keys = new Set(rows.filter(row => !row.isNoticed).map(row => row.key));
  return ({ key }) => keys.has(key);
}

const options = readOptions();
const files = repositoryFiles();
const texts = new Map(files.map(({ path, text }) => [path, text]));
const tests = testsIn(files, options.tests);
const near = nearestTests(files, tests);
const mutants = selectMutants(files, options, options.left === undefined ? undefined : survivorsOf(options.left));

if (options.list) {
  writeSync(1, mutants.map(mutant => `${describeMutant(mutant)}\n`).join('')); // whole, also into a pipe
  process.exit(0);
}
if (tests.length === 0) fail(`no tests in ${options.tests.join(', ')}`);

const count = Math.min(options.workers, Math.max(1, mutants.length));
const copies: RepositoryCopy[] = [];
const closeAll = () => {
  for (const copy of copies.splice(0)) copy.close();
};
process.on('exit', closeAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
for (let made = 0; made < count; made++) copies.push(makeRepositoryCopy());

const allTests = tests.map(({ path }) => path);
const numbered = mutants.map((mutant, id) => ({ id, mutant }));
const trial = await trySwitches(copies, files, numbered, {
  tests: allTests,
  withLong: options.long,
  ...(options.each !== undefined && { each: options.each }),
  ...(options.reach !== undefined && { reach: resolve(options.reach) }),
  near,
  tell: told => console.log(told),
});
if (!trial.ok) fail(`the tests fail without any mutant:\n${trial.output}`);
if (trial.long.length > 0) console.log(`${trial.long.length} slow tests were skipped (--long includes them)`);
for (const name of trial.unfit) console.log(`cannot be used, since it fails, or passes only once: ${name}`);

/** Mutants that take effect during import cannot be switched: each needs its own run. */
async function notNoticed(
  these: readonly Mutant[],
  testsFor: (path: string) => readonly string[],
  round: string,
): Promise<readonly Mutant[]> {
  const left: Mutant[] = [];
  const waiting = [...these];
  let done = 0;
  await Promise.all(
    copies.map(async copy => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const outcome = await outcomeOf(mutant, copy, testsFor(mutant.path));
        if (outcome === 'passed') left.push(mutant);
        showProgress(round, ++done, these.length, left.length);
      }
    }),
  );
  return left;
}

async function outcomeOf(mutant: Mutant, copy: RepositoryCopy, batch: readonly string[]): Promise<Outcome> {
  if (batch.length === 0) return 'passed';
  const text = mutatedText(texts.get(mutant.path) ?? '', mutant);
  const isTooLong = (milliseconds: number) => milliseconds > TEST_TIMEOUT_MS;
  const run = async () => (await copy.runTests(batch, { isTooLong })).outcome;
  return copy.withTexts(new Map([[mutant.path, text]]), run);
}

let left: readonly Mutant[] = numbered.filter(({ id }) => trial.imported.has(id)).map(({ mutant }) => mutant);
const alive = numbered.filter(({ id }) => trial.alive.has(id)).map(({ mutant }) => mutant);

/** Writes the results so far after each round, since the last ones may take hours. */
function outcomes(): Result[] {
  const survivors = new Set([...left, ...alive]);
  const results = mutants.map(mutant => ({ mutant, isNoticed: !survivors.has(mutant) }));
  const rows = results.map(({ mutant, isNoticed }) => ({ ...mutant, isNoticed }));
  if (options.json) writeFileSync(resolve(options.json), `${JSON.stringify(rows, undefined, 2)}\n`);
  return results;
}

const beside = testsBeside(tests);
const others = (path: string) => beside(path).filter(test => !near(path).includes(test));
const farther = (path: string) => allTests.filter(test => !near(path).includes(test) && !beside(path).includes(test));
const rounds: readonly (readonly [name: string, testsFor: (path: string) => readonly string[]])[] = [
  ['nearest tests', near],
  ['tests beside', others],
  ...(options.long ? ([['other tests', farther]] as const) : []),
];
for (const [round, testsFor] of rounds) {
  outcomes();
  left = await notNoticed(left, testsFor, round);
}
report(outcomes());

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Mutant, mutatedText } from './mutation/find.ts';
import { help, type Options, parseOptions, UsageError } from './mutation/options.ts';
import { describeMutant, nearestTests, selectMutants, testsIn } from './mutation/select.ts';
import { type Outcome, openWorkshop, type Workshop } from './mutation/workshop.ts';
import { repositoryFiles, root } from './repository.ts';

const patience = 30_000;

interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
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
  const survivors = results.filter(({ outcome }) => outcome === 'passed').map(({ mutant }) => mutant);
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

const options = readOptions();
const files = repositoryFiles();
const texts = new Map(files.map(({ path, text }) => [path, text]));
const tests = testsIn(files, options.tests);
const near = nearestTests(files, tests);
const mutants = selectMutants(files, options);

if (options.list) {
  for (const mutant of mutants) console.log(describeMutant(mutant));
  process.exit(0);
}
if (tests.length === 0) fail(`no tests in ${options.tests.join(', ')}`);

const count = Math.min(options.workers, Math.max(1, mutants.length));
const workshops: Workshop[] = [];
const closeAll = () => {
  for (const workshop of workshops.splice(0)) workshop.close();
};
process.on('exit', closeAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
for (let made = 0; made < count; made++) workshops.push(openWorkshop());

const allTests = tests.map(({ path }) => path);
const started = performance.now();
const baseline = await (workshops[0] as Workshop).runTests(allTests, 600_000);
if (baseline.outcome !== 'passed') fail(`the tests fail before anything is broken:\n${baseline.output}`);
const timeout = Math.max(patience, 3 * (performance.now() - started));

/** Gives the mutants to the workshops one after the other; those that these tests do not notice come back. */
async function notNoticed(
  these: readonly Mutant[],
  testsFor: (path: string) => readonly string[],
  round: string,
): Promise<readonly Mutant[]> {
  const left: Mutant[] = [];
  const waiting = [...these];
  let done = 0;
  await Promise.all(
    workshops.map(async workshop => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const outcome = await outcomeOf(mutant, workshop, testsFor(mutant.path));
        if (outcome === 'passed') left.push(mutant);
        else results.push({ mutant, outcome });
        showProgress(round, ++done, these.length, left.length);
      }
    }),
  );
  return left;
}

async function outcomeOf(mutant: Mutant, workshop: Workshop, batch: readonly string[]): Promise<Outcome> {
  if (batch.length === 0) return 'passed';
  const text = mutatedText(texts.get(mutant.path) ?? '', mutant);
  return workshop.withText(mutant.path, text, async () => (await workshop.runTests(batch, timeout)).outcome);
}

// Each file's own test for all first, then the nearest, then the rest for those that got through: so most is known early.
const results: Result[] = [];
const own = (path: string) => allTests.filter(test => test === path.replace(/\.ts$/, '.test.ts'));
const nearest = (path: string) => near(path).filter(test => !own(path).includes(test));
const others = (path: string) => allTests.filter(test => !near(path).includes(test) && !own(path).includes(test));
let left: readonly Mutant[] = mutants;
for (const [round, testsFor] of [
  ['own tests', own],
  ['nearest tests', nearest],
  ['other tests', others],
] as const) {
  left = await notNoticed(left, testsFor, round);
  console.log(`${round}: ${left.length} of ${mutants.length} got through`);
}
for (const mutant of left) results.push({ mutant, outcome: 'passed' });
results.sort((one, other) => mutants.indexOf(one.mutant) - mutants.indexOf(other.mutant));
if (options.json) {
  const rows = results.map(({ mutant, outcome }) => ({ ...mutant, outcome }));
  writeFileSync(resolve(options.json), `${JSON.stringify(rows, undefined, 2)}\n`);
}
report(results);

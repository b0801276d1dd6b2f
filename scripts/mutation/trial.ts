import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../checks/source.ts';
import type { RepositoryCopy } from './repository-copy.ts';
import type { Line, Plan, Survey, Terms } from './runner.ts';
import { type Numbered, switchedText } from './switches.ts';

export type Trial =
  | {
      readonly ok: true;
      /** Mutants that no test detected or reached. */
      readonly alive: ReadonlySet<number>;
      /** Mutants that take effect only during import, which switches cannot change. */
      readonly imported: ReadonlySet<number>;
      /** Tests that pass only once. */
      readonly unfit: readonly string[];
      /** Tests that were left out because they take long. */
      readonly long: readonly string[];
    }
  | { readonly ok: false; readonly output: string };

interface Manner {
  readonly tests: readonly string[];
  /** Whether slow tests, such as whole games, run on the remaining mutants. */
  readonly withLong: boolean;
  /** Each mutant is tried on so many tests besides the nearest, chosen by what a first run reaches; on all without it. */
  readonly each?: number;
  /** The file that keeps between runs what each test reaches; tests in it are not surveyed again. */
  readonly reach?: string;
  /** Tests that are likely to notice changes in a file. */
  readonly near: (path: string) => readonly string[];
  readonly tell: (line: string) => void;
}

/** A mutant that runs longer is in an endless loop. */
const ENDLESS_MS = 30_000;

const linesOf = (log: string): Line[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Line)
    : [];

/** So many tests at most that are near to the file of a mutant. */
const MOST_NEAR = 80;

const fileOf = (test: string): string => test.slice(0, test.indexOf(': '));

interface KeptSurveys {
  readonly keys: readonly string[];
  readonly surveys: readonly Survey[];
}

/** What is known of earlier runs, in the numbers of this one. */
function readSurveys(path: string, mutants: readonly Numbered[]): Survey[] {
  if (!existsSync(path)) return [];
  const { keys, surveys }: KeptSurveys = JSON.parse(readFileSync(path, 'utf8'));
  const ids = new Map(mutants.map(({ id, mutant }) => [mutant.key, id]));
  const now = keys.map(key => ids.get(key));
  return surveys.map(each => ({ ...each, reaches: each.reaches.flatMap(id => now[id] ?? []) }));
}

function writeSurveys(path: string, surveys: readonly Survey[], mutants: readonly Numbered[]): void {
  const kept: KeptSurveys = { keys: mutants.map(({ mutant }) => mutant.key), surveys };
  writeFileSync(path, JSON.stringify(kept));
}

/** One test of each file, then the second one of each, and so on: tests of one file are often alike. */
function mixed(tests: readonly string[]): string[] {
  const files = [...Map.groupBy(tests, fileOf).values()];
  const most = Math.max(0, ...files.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => files.flatMap(file => file[at] ?? [])).flat();
}

/** For each mutant the tests that are most likely to notice it: near ones, and those that do little else. */
function planOf(
  surveys: readonly Survey[],
  mutants: readonly Numbered[],
  near: (path: string) => readonly string[],
  each: number,
): Plan {
  const plan: Record<string, number[]> = {};
  const byCost = surveys
    .filter(({ isLong }) => !isLong)
    .sort((one, other) => one.reaches.length - other.reaches.length);
  const reaching = new Map<number, string[]>();
  for (const { test, reaches } of byCost)
    for (const id of reaches) {
      if (!reaching.has(id)) reaching.set(id, []);
      reaching.get(id)!.push(test);
    }
  for (const { id, mutant } of mutants) {
    const all = reaching.get(id) ?? [];
    const close = new Set(near(mutant.path));
    const nearest = all.filter(test => close.has(fileOf(test))).slice(0, MOST_NEAR);
    const chosen = new Set([...nearest, ...mixed(all.filter(test => !close.has(fileOf(test)))).slice(0, each)]);
    for (const test of chosen) {
      plan[test] ??= [];
      plan[test].push(id);
    }
  }
  return plan;
}

/** Tests all mutants in one process per copy: every test runs once for each mutant that it reaches. */
export async function trySwitches(
  copies: readonly RepositoryCopy[],
  files: readonly SourceFile[],
  mutants: readonly Numbered[],
  manner: Manner,
): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-trial-'));
  try {
    return await trialIn(folder, copies, files, mutants, manner);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function trialIn(
  folder: string,
  copies: readonly RepositoryCopy[],
  files: readonly SourceFile[],
  mutants: readonly Numbered[],
  { tests, withLong, each, reach, near, tell }: Manner,
): Promise<Trial> {
  const log = join(folder, 'log');
  const broken = new Map<string, string>();
  for (const path of new Set(mutants.map(({ mutant }) => mutant.path))) {
    const file = files.find(each => each.path === path)!;
    const own = mutants.filter(({ mutant }) => mutant.path === path);
    broken.set(path, switchedText(file, own));
  }
  const plan = join(folder, 'plan');
  const killed = () => new Set(linesOf(log).flatMap(line => ('killed' in line ? [line.killed] : [])));

  /** Runs some tests; if a mutant hangs them, it counts as detected, and the rest runs again without it. */
  async function run(copy: RepositoryCopy, index: number, some: readonly string[], pass: Terms['pass']) {
    const trying = join(folder, `trying-${index}`);
    const env = {
      ORRERY_MUTATION: JSON.stringify({ log, trying, pass, ...(pass === 'planned' && { plan }) } satisfies Terms),
    };
    const options = ['--config', 'scripts/mutation/vitest.config.ts', '--root', '.'];
    for (let waiting = some; waiting.length > 0; ) {
      const start = linesOf(log).length;
      writeFileSync(trying, '');
      const isTooLong = () => readFileSync(trying, 'utf8') !== '' && Date.now() - statSync(trying).mtimeMs > ENDLESS_MS;
      const { outcome, output } = await copy.runTests(waiting, { isTooLong, options, env });
      if (outcome === 'failed') return output;
      if (outcome === 'passed') return undefined;
      appendFileSync(
        log,
        `${JSON.stringify({ killed: Number(readFileSync(trying, 'utf8')), by: 'time' } satisfies Line)}\n`,
      );
      const done = linesOf(log)
        .slice(start)
        .flatMap(line => ('reached' in line ? [line.file] : []));
      waiting = waiting.filter(test => !done.some(file => file.endsWith(test)));
    }
    return undefined;
  }

  async function runAll(all: readonly string[], pass: Terms['pass']): Promise<string | undefined> {
    const failures = await Promise.all(
      copies.map((copy, index) => {
        const share = all.filter((_, i) => i % copies.length === index);
        return copy.withTexts(broken, () => run(copy, index, share, pass));
      }),
    );
    tell(`${pass} tests: ${killed().size} of ${mutants.length} noticed`);
    return failures.find(Boolean);
  }

  const known = each === undefined || reach === undefined ? [] : readSurveys(reach, mutants);
  const surveyed = new Set(known.map(({ test }) => fileOf(test)));
  const missing = tests.filter(test => !surveyed.has(test));
  const failed = missing.length > 0 && (await runAll(missing, each === undefined ? 'short' : 'survey'));
  if (failed) return { ok: false, output: failed };
  if (each !== undefined) {
    const surveys = [...known, ...linesOf(log).filter(line => 'reaches' in line)];
    if (reach !== undefined) writeSurveys(reach, surveys, mutants);
    for (const { test, reaches } of known)
      appendFileSync(log, `${JSON.stringify({ file: fileOf(test), reached: reaches, imported: [] } satisfies Line)}\n`);
    const planned = planOf(surveys, mutants, near, each);
    writeFileSync(plan, JSON.stringify(planned));
    const used = new Set(Object.keys(planned).map(fileOf));
    const failedPlan = await runAll(
      tests.filter(test => used.has(test)),
      'planned',
    );
    if (failedPlan) return { ok: false, output: failedPlan };
  }
  const long = new Set(linesOf(log).flatMap(line => ('long' in line ? [line.file] : [])));
  const again = tests.filter(test => [...long].some(file => file.endsWith(test)));
  const failedLong = withLong && again.length > 0 && (await runAll(again, 'long'));
  if (failedLong) return { ok: false, output: failedLong };

  const lines = linesOf(log);
  const reached = new Set(lines.flatMap(line => ('reached' in line ? line.reached : [])));
  const met = new Set(lines.flatMap(line => ('reached' in line ? line.imported : [])));
  const noticed = killed();
  const left = mutants.map(({ id }) => id).filter(id => !noticed.has(id));
  const imported = new Set(left.filter(id => met.has(id) && !reached.has(id)));
  return {
    ok: true,
    alive: new Set(left.filter(id => !imported.has(id))),
    imported,
    unfit: [...new Set(lines.flatMap(line => ('unfit' in line ? [line.unfit] : [])))],
    long: withLong ? [] : [...new Set(lines.flatMap(line => ('long' in line ? [line.long] : [])))],
  };
}

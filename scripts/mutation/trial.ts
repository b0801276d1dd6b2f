import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../checks/source.ts';
import type { RepositoryCopy } from './repository-copy.ts';
import type { Line, Terms } from './runner.ts';
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

/** Tests all mutants in one process per copy: every test runs once for each mutant that it reaches. */
export async function trySwitches(
  copies: readonly RepositoryCopy[],
  files: readonly SourceFile[],
  mutants: readonly Numbered[],
  { tests, withLong, tell }: Manner,
): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-trial-'));
  try {
    return await trialIn(folder, copies, files, mutants, { tests, withLong, tell });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function trialIn(
  folder: string,
  copies: readonly RepositoryCopy[],
  files: readonly SourceFile[],
  mutants: readonly Numbered[],
  { tests, withLong, tell }: Manner,
): Promise<Trial> {
  const log = join(folder, 'log');
  const broken = new Map<string, string>();
  for (const path of new Set(mutants.map(({ mutant }) => mutant.path))) {
    const file = files.find(each => each.path === path)!;
    const own = mutants.filter(({ mutant }) => mutant.path === path);
    broken.set(path, switchedText(file, own));
  }
  const killed = () => new Set(linesOf(log).flatMap(line => ('killed' in line ? [line.killed] : [])));

  /** Runs some tests; if a mutant hangs them, it counts as detected, and the rest runs again without it. */
  async function run(copy: RepositoryCopy, index: number, some: readonly string[], pass: Terms['pass']) {
    const trying = join(folder, `trying-${index}`);
    const env = { ORRERY_MUTATION: JSON.stringify({ log, trying, pass } satisfies Terms) };
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

  const failed = await runAll(tests, 'short');
  if (failed) return { ok: false, output: failed };
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

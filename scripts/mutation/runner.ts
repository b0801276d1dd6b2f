import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inject, type RunnerTestCase, TestRunner } from 'vitest';
import { SWITCH } from './switches.ts';

/** A line of the log through which runner and mutation script communicate. */
export type Line =
  /** A test noticed a mutant. */
  | { readonly killed: number; readonly by: string }
  /** Mutants reached by a file's tests, and those reached during import. */
  | { readonly file: string; readonly reached: readonly number[]; readonly imported: readonly number[] }
  /** Which mutants a test reached in a survey. */
  | Survey
  /** A slow test, left for the second pass. */
  | { readonly long: string; readonly file: string }
  /** A test that passes only once, fails by itself in a survey, or fails after mutants: it cannot be used. */
  | { readonly unfit: string };

export interface Survey {
  readonly test: string;
  readonly reaches: readonly number[];
  readonly isLong: boolean;
}

/** Which mutants to try on each test. */
export type Plan = Readonly<Record<string, readonly number[]>>;

export interface Terms {
  readonly log: string;
  /** The file that names the current mutant, so that an endless loop can be attributed to it. */
  readonly trying: string;
  /** A survey tries no mutants; a planned pass tries those of the plan only. */
  readonly pass: 'short' | 'long' | 'survey' | 'planned';
  /** The file with the plan. */
  readonly plan?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutation: Terms;
  }
}

/** Tests that need more processor time run in a second pass, for the mutants that are left then. */
const LONG_MS = 250;
/** How much longer a test may take with a mutant, counted in evaluated switches. */
const LOOP_LIMIT = { times: 20, more: 50_000 };

let active = -1;
let steps = 0;
let limit = Number.POSITIVE_INFINITY;
let reached: Set<number> | undefined;
const imported = new Set<number>();

(globalThis as Record<string, unknown>)[SWITCH] = (id: number): boolean => {
  (reached ?? imported).add(id);
  if (++steps > limit) throw new Error('endless loop');
  return id === active;
};

const killed = new Set<number>();
let heard = 0;

/** Reads the results of other runners. */
function catchUp(log: string): void {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  for (const line of text.slice(heard, text.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue;
    const said = JSON.parse(line) as Line;
    if ('killed' in said) killed.add(said.killed);
  }
  heard = text.lastIndexOf('\n') + 1;
}

/** A test with what `onTestFinished` was told to do after it. */
type WithHooks = RunnerTestCase & { onFinished?: ((context: unknown) => unknown)[] };

/** Runs every test unchanged, then once for each surviving mutant that it reached. */
export default class MutationRunner extends TestRunner {
  readonly #terms = inject('mutation');
  readonly #reached = new Map<string, Set<number>>();
  readonly #plan: Plan = this.#terms.plan ? JSON.parse(readFileSync(this.#terms.plan, 'utf8')) : {};

  #say(line: Line): void {
    appendFileSync(this.#terms.log, `${JSON.stringify(line)}\n`);
  }

  /** Runs a test again with its `onTestFinished` callbacks, which may detect the mutant, too. */
  async #passes(test: WithHooks, mutant = -1): Promise<boolean> {
    const { onFinished = [] } = test;
    test.onFinished = [];
    active = mutant;
    steps = 0;
    try {
      await TestRunner.getTestFn(test)();
      return await this.#finish(test);
    } catch {
      active = -1;
      await this.#finish(test);
      return false;
    } finally {
      active = -1;
      test.onFinished = onFinished; // the callbacks of the first run are called at the very end
    }
  }

  async #finish(test: WithHooks): Promise<boolean> {
    let isFine = true;
    for (const hook of (test.onFinished ?? []).toReversed())
      try {
        await hook(test.context);
      } catch {
        isFine = false;
      }
    return isFine;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const { log, pass } = this.#terms;
    const file = test.file.filepath;
    const name = `${relative(process.cwd(), file)}: ${test.name}`;
    if (pass === 'planned') {
      catchUp(log);
      const planned = (this.#plan[name] ?? []).filter(id => !killed.has(id));
      if (planned.length > 0) await this.#tryOn(test, name, planned, await this.#run(test));
      return;
    }
    const began = process.cpuUsage();
    const here = await this.#run(test).catch(error => {
      if (pass !== 'survey') throw error;
    });
    if (!here) return this.#say({ unfit: name });
    const isLong = process.cpuUsage(began).user / 1000 > LONG_MS;
    const all = this.#reached.get(file) ?? new Set();
    this.#reached.set(file, all);
    for (const id of here) all.add(id);
    if (pass === 'survey') return this.#say({ test: name, reaches: [...here], isLong });
    if (isLong && pass === 'short') this.#say({ long: name, file });
    if (isLong === (pass === 'short') || here.size === 0) return;
    await this.#tryOn(test, name, here, here);
  }

  /** Runs the test unchanged; returns which mutants it reaches. */
  async #run(test: RunnerTestCase): Promise<ReadonlySet<number>> {
    const here = new Set<number>();
    reached = here;
    limit = Number.POSITIVE_INFINITY;
    steps = 0;
    await TestRunner.getTestFn(test)(); // a failure now is caused by the test itself
    return here;
  }

  async #tryOn(test: WithHooks, name: string, mutants: Iterable<number>, here: ReadonlySet<number>): Promise<void> {
    const { log, trying } = this.#terms;
    catchUp(log);
    limit = steps * LOOP_LIMIT.times + LOOP_LIMIT.more;
    const found: number[] = [];
    for (const id of mutants) {
      if (killed.has(id) || !here.has(id)) continue;
      writeFileSync(trying, `${id}`);
      if (await this.#passes(test, id)) continue;
      found.push(id);
    }
    limit = Number.POSITIVE_INFINITY;
    if (found.length > 0 && !(await this.#passes(test))) return this.#say({ unfit: name }); // passes only once
    for (const id of found) {
      killed.add(id);
      this.#say({ killed: id, by: name });
    }
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    reached = undefined;
    for (const { filepath: file } of files)
      this.#say({ file, reached: [...(this.#reached.get(file) ?? [])], imported: [...imported] });
    super.onAfterRunFiles(files);
  }
}

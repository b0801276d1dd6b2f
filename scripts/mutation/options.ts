import { parseArgs } from 'node:util';

export const help = `Breaks the code in small ways and counts which of them the tests notice.

  node scripts/mutate.ts --in FOLDER… --tests FOLDER… [options]

  --in FOLDER      where to look for code to break (may be repeated)
  --tests FOLDER   where the tests are that should notice (may be repeated)
  --only PATTERN   only mutants whose "path:line: original -> mutated" matches this regular expression
  --left FILE      only mutants that survived in the outcome which --json wrote to FILE
  --limit N        only N of the mutants, drawn by --seed
  --seed S         a whole number (1)
  --workers N      copies of the repository to work in side by side (2)
  --long           also try tests that take long, such as whole games, on what the others did not notice, and all
                   tests on what is decided on import (otherwise only those in its folder, or below it)
  --each N         try each mutant only on the tests nearest to it, and on N others, those that reach little else
  --reach FILE     with --each: keep in FILE which test reaches what, so that another run need not find out again
  --json FILE      write the outcome of every mutant to FILE
  --list           print the mutants and run nothing
  --help           print this

The sources themselves are never touched: the work is done in copies under the temporary folder.
Survivors that are as good as the original are explained in scripts/mutation-notes.json:
{ "path#original->mutated#n": "why no test can or should tell" }.
`;

export interface Options {
  readonly in: readonly string[];
  readonly tests: readonly string[];
  readonly only: RegExp | undefined;
  readonly left: string | undefined;
  readonly limit: number;
  readonly seed: number;
  readonly workers: number;
  readonly each: number | undefined;
  readonly reach: string | undefined;
  readonly json: string | undefined;
  readonly long: boolean;
  readonly list: boolean;
}

/** Thrown for a command line that makes no sense. */
export class UsageError extends Error {}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}

function pattern(text: string | undefined): RegExp | undefined {
  try {
    return text === undefined ? undefined : new RegExp(text);
  } catch {
    throw new UsageError(`--only takes a regular expression, not ${text}`);
  }
}

const folder = (path: string) => path.replace(/^\.\//, '').replace(/\/+$/, '');

/** The options of a command line, or 'help'. */
export function parseOptions(args: readonly string[]): Options | 'help' {
  const list = { type: 'string', multiple: true } as const;
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    in: list,
    tests: list,
    only: text,
    left: text,
    limit: text,
    seed: text,
    workers: text,
    each: text,
    reach: text,
    json: text,
    long: flag,
    list: flag,
    help: flag,
  };

  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return 'help';
  if (!values.in?.length || !values.tests?.length) throw new UsageError('--in and --tests are needed');

  return {
    in: values.in.map(folder),
    tests: values.tests.map(folder),
    only: pattern(values.only),
    left: values.left,
    limit: wholeNumber('limit', values.limit, Number.POSITIVE_INFINITY),
    seed: wholeNumber('seed', values.seed, 1),
    workers: Math.max(1, wholeNumber('workers', values.workers, 2)),
    each: values.each === undefined ? undefined : wholeNumber('each', values.each, 1),
    reach: values.reach,
    json: values.json,
    long: values.long,
    list: values.list,
  };
}

import { importsOf, packagesIn, resolve } from '../checks/modules.ts';
import { isCode, isTest, type SourceFile } from '../checks/source.ts';
import { findMutants, type Mutant } from './find.ts';
import type { Options } from './options.ts';

const within = (path: string, folders: readonly string[]) =>
  folders.some(folder => path === folder || path.startsWith(`${folder}/`));

/** A mutant in a line, as reports show it and as --only reads it. */
export function describeMutant({ path, line, original, mutated }: Mutant): string {
  const short = (text: string) => {
    const flat = text.replace(/\s+/g, ' ').trim();
    return flat.length > 100 ? `${flat.slice(0, 60)} … ${flat.slice(-36)}` : flat;
  };
  return `${path}:${line}: ${short(original)} -> ${short(mutated) || '(nothing)'}`;
}

/** A random sample, the same for the same seed, in the original order. */
export function drawn<T>(items: readonly T[], count: number, seed: number): T[] {
  if (items.length <= count) return [...items];
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const ranked = items.map((item, at) => ({ item, at, rank: random() })).sort((one, other) => one.rank - other.rank);
  const kept = ranked.slice(0, count).sort((one, other) => one.at - other.at);
  return kept.map(({ item }) => item);
}

/** Generated files are not mutated: tests compare them with their generator. */
const isGenerated = ({ path }: SourceFile): boolean => path.endsWith('.generated.ts');

/** The mutants a command line asks for. */
export function selectMutants(
  files: readonly SourceFile[],
  options: Pick<Options, 'in' | 'only' | 'limit' | 'seed'>,
  isLeft: (mutant: Mutant) => boolean = () => true,
): Mutant[] {
  const subjects = files.filter(
    file => isCode(file) && !isTest(file) && !isGenerated(file) && within(file.path, options.in),
  );
  const isNamed = (mutant: Mutant) => options.only?.test(describeMutant(mutant)) ?? true;
  const mutants = subjects.flatMap(findMutants).filter(mutant => isNamed(mutant) && isLeft(mutant));
  return drawn(mutants, options.limit, options.seed);
}

/** The tests of these folders. */
export function testsIn(files: readonly SourceFile[], folders: readonly string[]): SourceFile[] {
  return files.filter(file => isTest(file) && within(file.path, folders));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
/** A folder with at most this many tests has one subject. */
const FEW = 3;

/** The tests in the folder of each file; where there are none, those in the folders below, as for an index. */
export function testsBeside(tests: readonly SourceFile[]): (path: string) => readonly string[] {
  const paths = tests.map(({ path }) => path);
  const beside = Map.groupBy(paths, folderOf);
  return path => beside.get(folderOf(path)) ?? paths.filter(test => within(test, [folderOf(path)]));
}

/**
 * The tests most likely to detect a change in each file: the one beside it, those that import it, those that mention
 * its name, and the few of its folder.
 */
export function nearestTests(
  files: readonly SourceFile[],
  tests: readonly SourceFile[],
): (path: string) => readonly string[] {
  const packages = packagesIn(files);
  const near = new Map<string, string[]>();
  const add = (path: string, test: string) => near.set(path, [...(near.get(path) ?? []), test]);

  for (const test of tests) {
    const subjects = new Set([test.path.replace('.test.', '.')]);
    for (const { specifier } of importsOf(test)) {
      const target = resolve(test.path, specifier, packages);
      if (target.kind === 'file') subjects.add(target.path);
    }
    for (const path of subjects) add(path, test.path);
  }
  const beside = testsBeside(tests);
  return path => {
    const own = beside(path);
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '');
    const naming = name.includes('-') ? tests.filter(({ text }) => text.includes(name)).map(test => test.path) : [];
    return [...new Set([...(near.get(path) ?? []), ...naming, ...(own.length <= FEW ? own : [])])];
  };
}

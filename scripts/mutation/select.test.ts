import { describe, expect, test } from 'vitest';
import { filesOf, manifest } from '../checks/fixtures.ts';
import { parseOptions, UsageError } from './options.ts';
import { describeMutant, drawn, nearestTests, selectMutants, testsBeside, testsIn } from './select.ts';

const files = filesOf({
  'games/a/package.json': manifest('@orrery/a', { '.': './src/index.ts' }),
  'games/a/src/index.ts': 'export const all = 1;',
  'games/a/src/rules/turn.ts': 'export const turn = 2;',
  'games/a/src/rules/clone.generated.ts': 'export const copies = 3;',
  'games/a/src/rules/turn.test.ts': "import { all } from '@orrery/a';",
  'games/a/src/rules/rounds.test.ts': "import { turn } from './turn.ts'; proves('far-away');",
});

const every = { in: ['games/a/src'], only: undefined, limit: Number.POSITIVE_INFINITY, seed: 1 };

test('mutants come from the named folders, and never from tests or generated code', () => {
  expect(selectMutants(files, every).map(describeMutant)).toEqual([
    'games/a/src/index.ts:1: 1 -> 2',
    'games/a/src/rules/turn.ts:1: 2 -> 3',
  ]);
  expect(selectMutants(files, { ...every, only: /turn/ })).toHaveLength(1);
  expect(selectMutants(files, { ...every, limit: 1 })).toHaveLength(1);
  expect(selectMutants(files, every, ({ path }) => path.endsWith('index.ts'))).toHaveLength(1);
});

test('a draw keeps the order and depends on the seed alone', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  const some = drawn(numbers, 10, 7);
  expect(some).toEqual([...some].sort((one, other) => one - other));
  expect(new Set(some).size).toBe(10);
  expect(drawn(numbers, 10, 7)).toEqual(some);
  expect(drawn(numbers, 10, 8)).not.toEqual(some);
});

test('the nearest tests sit beside a file, import it, name it or are the few of its folder', () => {
  const near = nearestTests(files, testsIn(files, ['games/a']));
  expect(near('games/a/src/rules/turn.ts')).toEqual([
    'games/a/src/rules/turn.test.ts',
    'games/a/src/rules/rounds.test.ts',
  ]);
  expect(near('games/a/src/index.ts')).toEqual(['games/a/src/rules/turn.test.ts', 'games/a/src/rules/rounds.test.ts']);
  expect(near('games/a/src/rules/other.ts')).toEqual([
    'games/a/src/rules/turn.test.ts',
    'games/a/src/rules/rounds.test.ts',
  ]);
  expect(near('games/a/src/cards/far-away.ts')).toEqual(['games/a/src/rules/rounds.test.ts']);
  expect(near('games/a/src/cards/other.ts')).toEqual([]);
});

test('a file without tests in its folder has those of the folders below beside it', () => {
  const beside = testsBeside(testsIn(files, ['games/a']));
  const tests = ['games/a/src/rules/turn.test.ts', 'games/a/src/rules/rounds.test.ts'];
  expect(beside('games/a/src/rules/turn.ts')).toEqual(tests);
  expect(beside('games/a/src/index.ts')).toEqual(tests);
  expect(beside('games/a/src/cards/other.ts')).toEqual([]);
});

describe('the command line', () => {
  test('has defaults', () => {
    expect(parseOptions(['--in', './games/a/', '--in', 'b', '--tests', 'games/a'])).toMatchObject({
      in: ['games/a', 'b'],
      tests: ['games/a'],
      limit: Number.POSITIVE_INFINITY,
      workers: 2,
    });
    expect(parseOptions(['--help'])).toBe('help');
  });

  test.each([
    [[]],
    [['--in', 'a']],
    [['--in', 'a', '--tests', 'a', '--limit', 'x']],
    [['--in', 'a', '--tests', 'a', '--only', '(']],
    [['--what']],
  ])('is refused: %j', args => {
    expect(() => parseOptions(args)).toThrow(UsageError);
  });
});

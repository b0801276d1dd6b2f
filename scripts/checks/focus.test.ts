import { expect, test } from 'vitest';
import { filesOf } from './fixtures.ts';
import { checkFocus } from './focus.ts';

const problemsOf = (text: string) =>
  checkFocus(filesOf({ 'packages/a/src/a.test.ts': text })).map(({ message }) => message);

test.each([
  ["test.only('a', f);", 'test.only leaves tests out'],
  ["it.skip('a', f);", 'it.skip leaves tests out'],
  ["test.todo('a');", 'test.todo leaves tests out'],
  ["describe.concurrent.only('a', f);", 'describe.only leaves tests out'],
  ["proves.skip('ED 1', 'a', f);", 'proves.skip leaves tests out'],
  ["test('a', { retry: 1 }, f);", 'a retry hides why a test fails now and then'],
  ['await page.waitForTimeout(100);', 'a browser test waits for a state, not for time'],
  ['const a = b as any;', 'a cast to any hides errors'],
  ['const a = b as any[];', 'a cast to any hides errors'],
  ['const f = (a: any) => a;', 'a type of any says nothing'],
  ['const f = (a: readonly any[]) => a;', 'a type of any says nothing'],
  ['// @ts-ignore\nf();', 'silences the compiler; @ts-expect-error at least says when it is over'],
  ['/* TODO: later */', 'a TODO names its issue'],
  ['// FIXME', 'a TODO names its issue'],
])('%s', (text, message) => {
  expect(problemsOf(text)).toEqual([message]);
});

test.each([
  "test('test.only is named', f); const words = ': any, as any, TODO';",
  '// TODO (issue 12): later',
  'stack.skip(); const a: unknown = anything; // any',
  '// @ts-expect-error: the point of the test\nf();',
])('clean: %s', text => {
  expect(problemsOf(text)).toEqual([]);
});

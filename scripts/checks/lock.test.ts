import { expect, test } from 'vitest';
import { filesOf, printed } from './fixtures.ts';
import { checkLock } from './lock.ts';

// In pieces, so that the check does not object to its own test.
const registry = ['registry', 'npmjs', 'org'].join('.');
const folder = ['', 'work', 'main'].join('/');

const problemsOf = (path: string, text: string) => printed(checkLock(filesOf({ [path]: text })));

test('finds an address in the lock', () => {
  expect(problemsOf('package-lock.json', '{\n"resolved": "https://example.org/a.tgz" }')).toEqual([
    'package-lock.json:2: a locked package is bound to an address',
  ]);
});

test('lets the lock link workspaces', () => {
  expect(problemsOf('package-lock.json', '{ "resolved": "packages/kernel", "link": true }')).toEqual([]);
});

test('finds registries and absolute paths in any file', () => {
  expect(problemsOf('README.md', `one\nhttps://${registry}/a`)).toEqual([
    `README.md:2: names the registry ${registry}`,
  ]);
  expect(problemsOf('a.ts', `'${folder}/a.ts'`)).toHaveLength(1);
  expect(problemsOf('a.ts', `file://${folder}`)).toHaveLength(1);
});

test('lets relative paths be', () => {
  expect(problemsOf('a.ts', `'apps${folder}'; './some${folder}'`)).toEqual([]);
});

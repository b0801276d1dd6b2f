import { expect, test } from 'vitest';
import { filesOf, printed } from './fixtures.ts';
import { checkPromises } from './promises.ts';

const head = '| what | where | test |\n| --- | --- | --- |\n';

const problemsOf = (rows: string) =>
  printed(
    checkPromises(
      filesOf({
        'docs/security.md': head + rows,
        'package.json': '{ "scripts": { "attack": "node attack.ts" } }',
        'apps/server/src/http/host.ts': '',
        'apps/server/src/http/host.test.ts': '',
        'packages/kernel/test/undo.test.ts': '',
      }),
    ),
  );

test('a promise names a test or a command, from the server or from the root', () => {
  expect(
    problemsOf(
      [
        '| `Host` is ours (`/healthz`) | `http/host.ts`, `http/` | `http/host.test.ts` |',
        '| Nobody undoes | the kernel | `packages/kernel/test/undo.test.ts` |',
        '| Floods | everywhere | `npm run attack -- --only sockets` |',
      ].join('\n'),
    ),
  ).toEqual([]);
});

test('finds a promise without a test', () => {
  const rows = '| One | `http/host.ts` | |\n| Two | `http/host.ts` | kernel tests |\n| Three | a | `http/host.ts` |';
  expect(problemsOf(rows)).toEqual([3, 4, 5].map(line => `docs/security.md:${line}: this promise names no test`));
});

test('finds names of files and commands that are not there', () => {
  expect(problemsOf('| One | `http/guest.ts`, `htt/` | `http/host.test.ts`, `gone.test.ts`, `npm run soak` |')).toEqual(
    [
      'docs/security.md:3: there is no http/guest.ts',
      'docs/security.md:3: there is no htt/',
      'docs/security.md:3: there is no gone.test.ts',
      'docs/security.md:3: there is no command "npm run soak"',
    ],
  );
});

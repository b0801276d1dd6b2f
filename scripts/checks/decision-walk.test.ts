import { expect, test } from 'vitest';
import { checkDecisionWalk } from './decision-walk.ts';
import { filesOf, printed } from './fixtures.ts';

const row = (n: number, path: string) => `| ${n} | \`${path}\` | text |`;
const problemsOf = (...rows: string[]) =>
  printed(
    checkDecisionWalk(
      filesOf({
        'docs/architecture.md': ['## One decision, and back', ...rows, '## Folders', row(1, 'elsewhere.ts')].join('\n'),
        'a.ts': '',
      }),
    ),
  );

test('accepts up to thirty files that exist', () => {
  expect(problemsOf(...Array.from({ length: 30 }, (_, i) => row(i + 1, 'a.ts')))).toEqual([]);
});

test('reports files that do not exist, a walk that is too long, and one that is missing', () => {
  expect(problemsOf(row(1, 'a.ts'), row(2, 'b.ts'))).toEqual([
    'docs/architecture.md:3: there is no b.ts; update the walk of one decision',
  ]);
  expect(problemsOf(...Array.from({ length: 31 }, (_, i) => row(i + 1, 'a.ts')))).toEqual([
    'docs/architecture.md:1: the walk has 31 files, at most 30 fit',
  ]);
  expect(problemsOf()).toEqual(['docs/architecture.md:1: the walk has 0 files, at most 30 fit']);
});

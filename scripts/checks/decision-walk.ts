import type { Problem, SourceFile } from './source.ts';

const document = 'docs/architecture.md';
const heading = '## One decision';
/** More files than this are too many to follow one decision. */
const MOST = 30;

/** docs/architecture.md lists the files that one decision passes, in at most thirty rows, and each of them exists. */
export function checkDecisionWalk(files: readonly SourceFile[]): Problem[] {
  const text = files.find(({ path }) => path === document)?.text;
  if (text === undefined) return [];
  const lines = text.split('\n');
  const start = lines.findIndex(line => line.startsWith(heading));
  if (start < 0) return [{ path: document, line: 1, message: `there is no section "${heading}"` }];
  const after = lines.findIndex((line, i) => i > start && line.startsWith('## '));
  const rows = lines.flatMap((line, i) => {
    const isInside = i > start && (after < 0 || i < after);
    const path = isInside ? /^\| \d+ \| `([^`]+)` \|/.exec(line)?.[1] : undefined;
    return path === undefined ? [] : [{ path, line: i + 1 }];
  });
  const missing = rows
    .filter(row => !files.some(({ path }) => path === row.path))
    .map(({ path, line }) => ({
      path: document,
      line,
      message: `there is no ${path}; update the walk of one decision`,
    }));
  const length = rows.length;
  if (length > 0 && length <= MOST) return missing;
  return [
    ...missing,
    { path: document, line: start + 1, message: `the walk has ${length} files, at most ${MOST} fit` },
  ];
}

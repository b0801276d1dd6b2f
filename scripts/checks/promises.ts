import type { Problem, SourceFile } from './source.ts';

const document = 'docs/security.md';
/** Paths in the document are meant from one of these folders. */
const folders = ['apps/server/src/', ''];

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!);
const isPath = (name: string): boolean => /^[\w.-]+(\/[\w.-]*)*$/.test(name) && /\/|\.(ts|txt)$/.test(name);

/** The cells of a table row: the promise, its code, and its test. */
const cellsOf = (line: string): string[] | undefined =>
  line.startsWith('| ') && !line.startsWith('| ---')
    ? line
        .slice(1)
        .replace(/\|\s*$/, '')
        .split('|')
        .map(cell => cell.trim())
    : undefined;

/** Every promise about security names a test, and every named file or command exists. */
export function checkPromises(files: readonly SourceFile[]): Problem[] {
  const paths = files.map(({ path }) => path);
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  const isThere = (name: string) =>
    folders.some(folder =>
      paths.some(path => path === folder + name || path.startsWith(`${folder}${name}`.replace(/\/?$/, '/'))),
    );
  const command = (name: string) => /^npm run ([\w:]+)/.exec(name)?.[1];
  const isTest = (name: string) => (isPath(name) && /\.test\.tsx?$/.test(name)) || command(name) !== undefined;

  const text = files.find(({ path }) => path === document)?.text ?? '';
  return text.split('\n').flatMap((line, index) => {
    const cells = cellsOf(line);
    if (!cells || cells[0] === 'what') return [];
    const objections = cells.flatMap(quoted).flatMap(name => {
      const script = command(name);
      if (script !== undefined) return script in scripts ? [] : [`there is no command "npm run ${script}"`];
      return isPath(name) && !name.startsWith('/') && !isThere(name) ? [`there is no ${name}`] : [];
    });
    if (!quoted(cells.at(-1) ?? '').some(isTest)) objections.push('this promise names no test');
    return objections.map(message => ({ path: document, line: index + 1, message }));
  });
}

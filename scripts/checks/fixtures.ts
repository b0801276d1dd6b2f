import type { Problem, SourceFile } from './source.ts';

/** Files for a test, by path. */
export function filesOf(texts: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

/** Problems as the command prints them. */
export function printed(problems: readonly Problem[]): string[] {
  return problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);
}

/** A package.json with these entries to import. */
export function manifest(
  name: string,
  entries: Readonly<Record<string, string>>,
  dependencies: readonly string[] = [],
): string {
  return JSON.stringify({
    name,
    exports: entries,
    dependencies: Object.fromEntries(dependencies.map(one => [one, '1'])),
  });
}

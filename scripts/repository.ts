import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from './checks/source.ts';

/** The root of the repository. */
export const root = dirname(import.meta.dirname);

/** The paths of its files, tracked or about to be, from the root. */
export function repositoryPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))].filter(path => path && existsSync(join(root, path))).sort();
}

/** Its text files. */
export function repositoryFiles(): SourceFile[] {
  const files = repositoryPaths().map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return files.filter(({ text }) => !text.includes('\0'));
}

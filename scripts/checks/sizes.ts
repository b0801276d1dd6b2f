import { posix } from 'node:path';
import type { Problem, SourceFile } from './source.ts';

const MOST_FILES = 40;
const MOST_LINES = 400;

const isSource = ({ path }: SourceFile): boolean => /\.(tsx?|m?js|css)$/.test(path);
const isGenerated = ({ path }: SourceFile): boolean => /\.generated\.ts$/.test(path);

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** No folder has more than 40 source files, tests included; no source file has more than 400 lines, unless it is generated. */
export function checkSizes(files: readonly SourceFile[]): Problem[] {
  const sources = files.filter(isSource);
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => ({
      path,
      line: 1,
      message: `has ${count} source files, at most ${MOST_FILES} are allowed; group them in folders by subject`,
    }));
  const long = sources
    .filter(file => !isGenerated(file))
    .map(({ path, text }) => ({ path, lines: linesOf(text) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => ({
      path,
      line: MOST_LINES + 1,
      message: `has ${lines} lines, at most ${MOST_LINES} are allowed; split it by subject`,
    }));
  return [...crowded, ...long];
}

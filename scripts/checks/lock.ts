import { posix } from 'node:path';
import { lineOf, type Problem, type SourceFile } from './source.ts';

// Split, so that the check does not find them in this file.
const hosts = [
  ['registry', 'npmjs.org'],
  ['registry', 'npmjs.com'],
  ['registry', 'yarnpkg.com'],
  ['registry', 'npmmirror.com'],
  ['npm', 'pkg.github.com'],
  ['npm', 'jsr.io'],
].map(parts => parts.join('.'));
const workFolder = ['', 'work', ''].join('/');

const escaped = (text: string) => text.replace(/[.\\/]/g, String.raw`\$&`);
const anyHost = new RegExp(`\\b(?:${hosts.map(escaped).join('|')})\\b`, 'g');
const absolutePath = new RegExp(String.raw`(?<![\w.~}\])-])${escaped(workFolder)}`, 'g');
const resolvedAddress = /"resolved":\s*"[a-z+]+:/g;

function found(file: SourceFile, pattern: RegExp, message: (match: string) => string): Problem[] {
  return [...file.text.matchAll(pattern)].map(match => ({
    path: file.path,
    line: lineOf(file.text, match.index),
    message: message(match[0]),
  }));
}

/** Nothing in the repository depends on a machine or a registry. */
export function checkLock(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(file => [
    ...found(file, anyHost, host => `names the registry ${host}`),
    ...found(file, absolutePath, path => `holds an absolute path (${path}…)`),
    ...(posix.basename(file.path) === 'package-lock.json'
      ? found(file, resolvedAddress, () => 'a locked package is bound to an address')
      : []),
  ]);
}

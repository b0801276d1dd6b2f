import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryPaths, root } from '../repository.ts';

export type Outcome = 'passed' | 'failed' | 'timed out';

export interface How {
  /** Called every second with the elapsed time: whether to stop. */
  readonly isTooLong: (milliseconds: number) => boolean;
  /** For vitest, and for its environment. */
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A copy of the repository in a temporary folder, where mutants can be tested. */
export interface RepositoryCopy {
  /** Runs test files, all on one core; resolves early when one fails. */
  runTests(tests: readonly string[], how: How): Promise<{ readonly outcome: Outcome; readonly output: string }>;
  /** Runs something with other file contents; restores the old ones afterwards in any case. */
  withTexts<T>(texts: ReadonlyMap<string, string>, run: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Links node_modules into a copy, except the workspaces: those must be the copy's own, or no mutant would be used. */
function linkModules(copy: string, paths: readonly string[]): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  const workspaces = paths
    .filter(path => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path))
    .map(path => ({ folder: dirname(path), name: JSON.parse(readFileSync(join(root, path), 'utf8')).name as string }));
  const scopes = new Set(workspaces.map(({ name }) => name.split('/')[0]));

  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (scopes.has(entry) || entry.startsWith('.vite')) continue;
    symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const { folder, name } of workspaces) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(copy, folder), join(modules, name));
  }
}

export function makeRepositoryCopy(): RepositoryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'orrery-mutate-'));
  const running = new Set<ChildProcess>();
  const paths = repositoryPaths();
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkModules(copy, paths);

  /** Kills the tests and their child processes: a mutant in an endless loop reacts to nothing else. */
  const end = (child: ChildProcess) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // already exited
    }
  };

  return {
    runTests(tests, { isTooLong, options = [], env = {} }) {
      const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
      const usual = ['--bail=1', '--reporter=dot', '--maxWorkers=1', '--no-color'];
      const child = spawn(process.execPath, [vitest, 'run', ...usual, ...options, ...tests], {
        cwd: copy,
        detached: true, // a process group of its own, so that `end` reaches all of it
        env: { ...process.env, CI: '1', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk));

      return new Promise((resolve, reject) => {
        let late = false;
        const began = performance.now();
        const timer = setInterval(() => {
          late ||= isTooLong(performance.now() - began);
          if (late) end(child);
        }, 1000);
        child.on('error', reject);
        child.on('close', code => {
          clearInterval(timer);
          running.delete(child);
          resolve({ outcome: late ? 'timed out' : code === 0 ? 'passed' : 'failed', output });
        });
      });
    },

    async withTexts(texts, run) {
      const before = [...texts.keys()].map(path => [join(copy, path), readFileSync(join(copy, path), 'utf8')] as const);
      for (const [path, text] of texts) writeFileSync(join(copy, path), text);
      try {
        return await run();
      } finally {
        for (const [file, text] of before) if (existsSync(file)) writeFileSync(file, text);
      }
    },

    close() {
      for (const child of running) end(child);
      rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

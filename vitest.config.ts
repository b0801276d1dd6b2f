import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './apps/web/src/testing/browser.ts';

const all = globSync('{packages,games,apps,scripts}/**/*.test.ts', { exclude: path => path.includes('node_modules') });

/** Tests of rules that add no cards or rules of their own leave nothing behind, so they can share a process, which is quicker. */
const together = all.filter(path => /^games\//.test(path) && !/\binstall\(/.test(readFileSync(path, 'utf8')));
const inBrowser = all.filter(path => path.endsWith('.browser.test.ts'));
const apart = all.filter(path => !together.includes(path) && !inBrowser.includes(path));

/** In which order; each group on all processors. */
const after = (groupOrder: number) => ({
  maxWorkers: Math.max(1, availableParallelism()),
  sequence: { groupOrder },
});

export default defineConfig({
  test: {
    testTimeout: 180_000, // a busy machine is several times slower; a test that never ends still fails
    globalSetup: 'apps/server/src/testing/postgres-setup.ts',
    projects: [
      { extends: true, test: { name: 'together', include: together, isolate: false, ...after(0) } },
      { extends: true, test: { name: 'apart', include: apart, ...after(1) } },
      // A browser on a busy machine is slow; these tests wait for what they expect, so long limits cost nothing.
      {
        extends: true,
        test: {
          name: 'browser',
          include: inBrowser,
          testTimeout: 400_000,
          expect: { poll: { timeout: PATIENCE_MS } },
          ...after(2),
        },
      },
    ],
  },
});

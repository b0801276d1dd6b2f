import { join, resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { root } from '../repository.ts';
import type { Terms } from './runner.ts';

const { default: usual } = (await import(join(root, 'vitest.config.ts'))) as { default: ViteUserConfig };
const mutation = JSON.parse(process.env.ORRERY_MUTATION ?? '{}') as Terms;

/** The usual tests, with the runner that tries mutants on them. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    testTimeout: 0,
    runner: resolve(import.meta.dirname, 'runner.ts'),
    provide: { mutation },
  },
});

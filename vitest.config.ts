import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    globalSetup: 'apps/server/src/testing/postgres-setup.ts',
  },
});

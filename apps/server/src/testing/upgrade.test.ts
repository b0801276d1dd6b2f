import { expect, test } from 'vitest';
import { someDatabase } from './databases.ts';
import { rollingUpgrade } from './upgrade.ts';

const timeout = 180_000; // processes start slowly on a busy machine

test('P13: nothing that was confirmed is lost in a rolling upgrade with a kill in it', { timeout }, async () => {
  const upgraded = await rollingUpgrade({ databaseUrl: await someDatabase(), tables: 3, seed: 5 });
  expect(upgraded).toMatchObject({ problems: [], complaints: [] });
  expect(upgraded.acknowledged).toBeGreaterThan(20);
  expect(upgraded.moved).toBeGreaterThan(0);
});

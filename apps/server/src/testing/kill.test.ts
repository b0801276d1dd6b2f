import { expect, test } from 'vitest';
import { someDatabase } from './databases.ts';
import { killCampaign } from './kill.ts';

/** A short version of `npm run test:kill`. */
const campaign = { tables: 2, seed: 11, tell() {} };
const timeout = 180_000; // processes start slowly on a busy machine

test('nothing that was confirmed is lost when the server is killed', { timeout }, async () => {
  const figures = await killCampaign({ ...campaign, store: 'sqlite', rounds: 2 });
  expect(figures).toMatchObject({ problems: [], complaints: [], kills: 2, tables: expect.any(Number) });
  expect(figures.acknowledged).toBeGreaterThan(10);
  expect(figures.reconnects).toBeGreaterThanOrEqual(8);
});

test('nothing that was confirmed is lost when one of two servers on a database is killed', { timeout }, async () => {
  const postgresUrl = await someDatabase();
  const figures = await killCampaign({ ...campaign, store: 'postgres', rounds: 2, postgresUrl });
  expect(figures).toMatchObject({ problems: [], complaints: [], kills: 2 });
  expect(figures.acknowledged).toBeGreaterThan(10);
});

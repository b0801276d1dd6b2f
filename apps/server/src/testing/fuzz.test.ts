import { expect, test } from 'vitest';
import { fuzzServer } from './fuzz.ts';

test('three thousand bad requests and messages: a code for each, no table changed, no fault', async () => {
  const report = await fuzzServer(3000, 1);
  expect(report.problems).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(3000);
  expect(report.decisions).toBeGreaterThan(20);
});

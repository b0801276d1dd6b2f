import { expect, test } from 'vitest';
import { someDatabase } from '../databases.ts';
import { compareHalves } from './memory.ts';
import { soak } from './soak.ts';

/** A short version of `npm run soak`. */
test('people come and go at many tables while a server is killed; nothing is lost', { timeout: 180_000 }, async () => {
  const figures = await soak({
    ...{ lengthMs: 12_000, killEveryMs: 6_000, sampleEveryMs: 1_000 },
    ...{ tables: 8, paceMs: 200, seed: 5, postgresUrl: await someDatabase(), tell() {} },
  });
  expect(figures).toMatchObject({ problems: [], complaints: [], faults: 0, kills: 1 });
  expect(figures.tables).toBeGreaterThanOrEqual(8);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.reconnects).toBeGreaterThan(0);
  expect(figures.memory.map(each => each.length > 0)).toEqual([true, true]);
});

test('memory is flat if the end takes no more than the middle; the warm-up does not count', () => {
  const samples = (...mb: number[]) => mb.map((each, index) => ({ seconds: index * 15, mb: each }));
  expect(compareHalves(samples(50, 80, 100, 200, 210, 200, 205, 220, 190))).toEqual({
    ...{ middleMb: 200, endMb: 205, isFlat: true },
  });
  expect(compareHalves(samples(50, 80, 100, 200, 210, 200, 235, 240, 250)).isFlat).toBe(false);
  expect(compareHalves([]).isFlat).toBe(false);
});

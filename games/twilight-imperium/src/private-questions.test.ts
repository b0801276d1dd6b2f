import { deepEqual, ok } from 'node:assert/strict';
import { playPrivately } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from './index.ts';

for (const seats of [3, 6])
  test(`at a live table of ${seats}, nobody learns from a question who holds what`, () => {
    const played = playPrivately(twilightImperium, {
      seats,
      seed: `private ${seats}`,
      decisions: 600,
      every: 4 * seats,
    });
    deepEqual(played.problems, []);
    ok(played.compared > 40, String(played.compared));
  });

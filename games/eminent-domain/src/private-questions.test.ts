import { deepEqual, ok } from 'node:assert/strict';
import { playPrivately } from '@orrery/testkit';
import { test } from 'vitest';
import { eminentDomain } from './index.ts';

for (const seats of [2, 4])
  test(`at a live table of ${seats}, nobody learns from a question who holds what`, () => {
    const played = playPrivately(eminentDomain, { seats, seed: `private ${seats}`, decisions: 600, every: 1 });
    deepEqual(played.problems, []);
    ok(played.compared > 100, String(played.compared));
  });

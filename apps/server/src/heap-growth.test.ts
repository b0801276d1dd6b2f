import { expect, test } from 'vitest';
import { growthPercentAt } from './heap-growth.ts';

test('heaps grow little at low load, and much more at high load', () => {
  expect([0, 0.39, 0.4, 1].map(growthPercentAt)).toEqual([30, 30, 150, 150]);
});

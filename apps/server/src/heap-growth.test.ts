import { expect, test } from 'vitest';
import { growthPercentAt } from './heap-growth.ts';

test('heaps grow little while there is time to collect, and a good deal further when there is none', () => {
  expect([0, 0.39, 0.4, 1].map(growthPercentAt)).toEqual([30, 30, 150, 150]);
});

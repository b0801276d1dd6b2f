import { expect, test } from 'vitest';
import { growthAt } from './heap.ts';

test('heaps grow little while there is time to collect, and a good deal further when there is none', () => {
  expect([0, 0.39, 0.4, 1].map(growthAt)).toEqual([30, 30, 150, 150]);
});

import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('recent entries are kept, old ones are evicted', () => {
  const recent = new BoundedCache<number>(3);
  for (let i = 0; i < 20; i++) {
    recent.set(`thing ${i}`, i);
    for (let back = 0; back < 3 && back <= i; back++) expect(recent.get(`thing ${i - back}`)).toBe(i - back);
    expect(recent.get(`thing ${i - 6}`)).toBeUndefined();
  }
  recent.set('thing 19', 0);
  expect(recent.get('thing 19')).toBe(0);
});

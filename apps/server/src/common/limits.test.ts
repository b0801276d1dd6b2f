import { expect, test } from 'vitest';
import { neighbourhood } from '../http/address.ts';
import { Limiter } from './limits.ts';

test('a limiter allows a burst, then a steady rate, for each key separately', () => {
  const limiter = new Limiter({ burst: 2, perSecond: 1 });
  expect([0, 0, 0, 500, 1000, 1000].map(now => limiter.takes('a', 1, now))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(limiter.takes('b', 1, 1000)).toBe(true);
  expect([limiter.takes('c', 3, 0), limiter.takes('c', 2, 0), limiter.takes('c', 1, -5000)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('many new keys do not evict the most recently used ones', () => {
  const limiter = new Limiter({ burst: 1, perSecond: 0 }, { most: 10 });
  expect(limiter.takes('loud')).toBe(true);
  for (let i = 0; i < 100; i++) {
    limiter.takes(`crowd ${i}`);
    if (i % 5 === 0) expect(limiter.takes('loud')).toBe(false);
  }
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to the network %s', (address, place) => {
  expect(neighbourhood(address)).toBe(place);
});

test('spending beyond the allowance is a debt of at most one burst, paid off over time', () => {
  const limiter = new Limiter({ burst: 10, perSecond: 1 });
  expect(limiter.spends('a', 10, 0)).toBe(true);
  expect(limiter.takes('a', 0, 0)).toBe(true);
  expect(limiter.spends('a', 1000, 0)).toBe(false);
  expect(limiter.takes('a', 0, 9_999)).toBe(false);
  expect(limiter.takes('a', 0, 10_000)).toBe(true);
});

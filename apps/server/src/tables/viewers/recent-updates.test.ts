import { expect, test } from 'vitest';
import { RecentUpdates } from './recent-updates.ts';

const KILOBYTE = 'x'.repeat(1024);

/** Updates 0 to 1, 1 to 2 and so on, a kilobyte each. */
function updates(count: number): RecentUpdates {
  const kept = new RecentUpdates();
  for (let after = 0; after < count; after++) kept.keep({ after, text: `${after} ${KILOBYTE}` });
  return kept;
}

const numbers = (texts: readonly string[] | undefined) => texts?.map(text => Number.parseInt(text, 10));

test('who comes back gets all updates since, in order', () => {
  expect(numbers(updates(20).since(17))).toEqual([17, 18, 19]);
  expect(numbers(updates(20).since(13))).toEqual([13, 14, 15, 16, 17, 18, 19]);
});

test('of many updates the last are kept, never less than 6 KB and never more than 12', () => {
  for (let count = 20; count < 50; count++) {
    const kept = updates(count);
    const oldest = Array.from({ length: count }, (_, n) => n).find(n => kept.since(n))!;
    expect(count - oldest).toBeGreaterThanOrEqual(5);
    expect(count - oldest).toBeLessThanOrEqual(12);
  }
});

test('where it is not known what somebody missed, nothing is', () => {
  const kept = updates(5);
  expect(kept.since(5)).toBeUndefined();
  kept.forget();
  expect(kept.since(3)).toBeUndefined();
});

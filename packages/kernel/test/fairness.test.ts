import { expect, test } from 'vitest';
import { commitment, type Fairness, isFairness, isFairSeed, seedFrom, sharedSeed } from '../src/index.ts';

const [server, ann, bob] = ['server', 'ann', 'bob'].map(seedFrom) as [string, string, string];
const given = (seat: number, random: string) => ({ seat, digest: commitment(random), random });
const fairness: Fairness = {
  commitment: commitment(server),
  serverSeed: server,
  contributions: [given(0, ann), given(2, bob)],
};
const seed = sharedSeed(fairness);

test('a shared seed changes with each of its parts', () => {
  const others: Partial<Fairness>[] = [
    { serverSeed: ann },
    { contributions: [given(0, ann)] },
    { contributions: [] },
    { contributions: [given(0, bob), given(2, ann)] },
    { contributions: [given(1, ann), given(2, bob)] },
  ];
  const seeds = others.map(each => sharedSeed({ ...fairness, ...each }));
  expect(new Set([seed, ...seeds]).size).toBe(others.length + 1);
  expect(sharedSeed({ ...fairness, contributions: fairness.contributions.toReversed() })).toBe(seed);
  const silent = { seat: 1, digest: ann, random: null };
  expect(sharedSeed({ ...fairness, contributions: [...fairness.contributions, silent] })).toBe(seed);
});

test('a seed is fair if all contributions match their hashes', () => {
  expect(isFairSeed(fairness, seed)).toBe(true);
  expect(isFairSeed(fairness, ann)).toBe(false);
  expect(isFairSeed({ ...fairness, commitment: commitment(ann) }, seed)).toBe(false);
  const broken = { ...fairness, contributions: [given(0, ann), { ...given(2, bob), digest: commitment(ann) }] };
  expect(isFairSeed(broken, sharedSeed(broken))).toBe(false);
});

test('malformed data is refused', () => {
  expect(isFairness(fairness)).toBe(true);
  const wrong: unknown[] = [
    null,
    'fair',
    { ...fairness, commitment: 'x' },
    { ...fairness, serverSeed: undefined },
    { ...fairness, contributions: {} },
    { ...fairness, contributions: [null] },
    { ...fairness, contributions: [{ ...given(0, ann), seat: 'a' }] },
    { ...fairness, contributions: [{ ...given(0, ann), random: 'x' }] },
    { ...fairness, contributions: [given(0, ann), given(0, bob)] },
  ];
  for (const each of wrong) expect(isFairness(each), JSON.stringify(each)).toBe(false);
});

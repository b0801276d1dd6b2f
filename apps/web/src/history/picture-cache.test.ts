import type { HistoryPicture, Moment, Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { PictureCache } from './picture-cache.ts';

const moments: readonly Moment[] = Array.from({ length: 230 }, (_, i) => ({ n: i * 2 + 3, events: i, seat: i % 3 }));
const pictureAt = (n: number) => ({ view: { turn: n } }) as unknown as Picture;

/** Returns up to `most` steps at a time, as a server does. */
function someFeed(most: number) {
  const asked: number[] = [];
  const history = async (from: number): Promise<HistoryPicture> => {
    asked.push(from);
    const start = moments.findLastIndex(({ n }) => n <= from);
    const { n } = moments[start]!;
    const steps = moments.slice(start + 1, start + 1 + most);
    return { n, picture: pictureAt(n), steps: steps.map(each => ({ n: each.n, patch: [[['view', 'turn'], each.n]] })) };
  };
  return { asked, history };
}

test('loads a moment with its block, once', async () => {
  const feed = someFeed(100);
  const reel = new PictureCache(feed);
  expect(reel.at(moments[120]!)).toBeUndefined();
  await Promise.all([reel.load(moments, 120), reel.load(moments, 120), reel.load(moments, 110)]);
  expect(feed.asked).toEqual([moments[100]!.n]);
  for (const index of [100, 120, 200]) expect(reel.at(moments[index]!)).toEqual(pictureAt(moments[index]!.n));
  expect(reel.at(moments[99]!)).toBeUndefined();
  await reel.load(moments, 99);
  expect(feed.asked).toEqual([moments[100]!.n, moments[50]!.n]);
});

test('requests the rest if the server returns only part of a block', async () => {
  const feed = someFeed(7);
  const reel = new PictureCache(feed);
  expect(await reel.load(moments, 149)).toBe(true);
  expect(reel.at(moments[149]!)).toEqual(pictureAt(moments[149]!.n));
  expect(feed.asked.length).toBe(7);
});

test('does not repeat requests for unavailable moments', async () => {
  const reel = new PictureCache({ history: async () => undefined });
  expect(await reel.load(moments, 4)).toBe(false);
  expect(await reel.load(moments, 1000)).toBe(false);
});

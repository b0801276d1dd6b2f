import { expect, test } from 'vitest';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { Player, question } from '../testing/click-player.ts';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('the first page offers both games, one click from playing, and everybody can use it', async () => {
  const page = await newPage();
  await page.goto(url());
  const offers = page.getByRole('link', { name: /^Play now/ });
  await offers.first().waitFor();
  expect(await offers.allTextContents()).toEqual(['Play now: Eminent Domain', 'Play now: Twilight Imperium']);
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** What may be loaded between the click and the first question; `npm run bench:web` measures the time that it takes. */
const MOST_BYTES = 1_000_000;

test.each([
  ['Eminent Domain', 1440],
  ['Twilight Imperium', 1440],
  ['Eminent Domain', 375],
  ['Twilight Imperium', 375],
])('%s: one click on the first page leads to the first question (width %i)', async (game, width) => {
  const page = await newPage({ width, height: 812 });
  await page.goto(url());
  const play = page.getByRole('link', { name: new RegExp(`^Play now.*${game}`) });
  await play.waitFor();
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', request => loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  await play.click();
  await page.locator('.ask-question').first().waitFor();
  expect((await Promise.all(loaded)).reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_BYTES);
});

test('a table against bots asks its first question, and a click answers it', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  const player = new Player(page);
  await player.answer(1);
  const first = await question(page);
  await player.playUntil(async () => (await question(page)) !== first);
});

import { expect, test } from 'vitest';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { moved, Player, question, watchTraffic } from '../../testing/click-player.ts';
import { setUp, site } from '../../testing/site.ts';

const { url, page: newPage } = site();

const game = { title: 'Eminent Domain', players: 2 };

test('a whole game against a bot by clicks alone, on the board where possible', async () => {
  const page = await newPage();
  const traffic = await watchTraffic(page);
  await setUp(page, url(), game);
  const ann = new Player(page);
  await ann.click();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const before = { ...(await moved(page)), writes: traffic.writes.length };
  await ann.playUntil(async () => false);

  expect(await page.locator('.ending li').count()).toBe(2);
  expect(await page.getByRole('heading', { name: 'The game is over' }).count()).toBe(1);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const { clicks, keys, faked } = await moved(page);
  expect([keys - before.keys, faked, traffic.writes.length - before.writes]).toEqual([0, 0, 0]);
  expect(traffic.answers.length).toBeGreaterThan(20);
  expect(clicks).toBeGreaterThanOrEqual(traffic.answers.length);
  expect(ann.clicks.board).toBeGreaterThan(10);
});

test('on a phone, in the light: some turns by touch, a card read in full, every tab', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await setUp(page, url(), game);
  const ann = new Player(page);
  for (let i = 0; i < 6; i++) {
    await ann.answer(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }

  // Where no card is asked for, only the upper edge of each shows.
  const card = page.locator('.ed-hand li:last-child').locator('.piece-info, button.piece:only-child');
  await card.click({ position: { x: 12, y: 10 } });
  await page
    .getByRole('dialog')
    .filter({ hasText: /Rules: ED/ })
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  for (const name of ['Me', 'Log', 'Table']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.getByRole('tabpanel').textContent()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the keyboard reaches what is lit, and keys do not answer while a card is read', async () => {
  const page = await newPage({ theme: 'light', width: 1024 });
  await setUp(page, url(), game);
  const card = page.locator('.ed-hand button.can-choose').first();
  await new Player(page).playUntil(async () => (await card.count()) > 0);
  const asked = await question(page);
  expect(await card.textContent()).toMatch(/Choose: /);
  await page.locator('.ed-hand .piece-info').first().press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('1');
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(asked);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.press('Enter'); // the player may have begun to answer
  const several = page.locator('dialog[open] .ask-option');
  if (await several.count()) await several.first().press('Enter');
  // What cannot be taken back asks once more.
  const main = page.locator('.ask-actions .button.main:not([disabled])');
  const isAnswered = async () => (await page.locator('.ask').getAttribute('data-ask')) !== asked;
  await expect.poll(async () => (await isAnswered()) || (await main.count()) > 0).toBe(true);
  if (!(await isAnswered())) await main.press('Enter');
  await expect.poll(isAnswered).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
});

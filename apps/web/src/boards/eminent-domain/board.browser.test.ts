import { expect, test } from 'vitest';
import { faults, faultsInBothThemes } from '../../testing/faults.ts';
import { moved, Player, question, watchHands } from '../../testing/hands.ts';
import { setUp, site } from '../../testing/site.ts';

const { url, page: newPage } = site();

const game = { title: 'Eminent Domain', players: 2 };

test('a whole game against a bot by clicks alone, on the board where the board has it', async () => {
  const page = await newPage();
  const traffic = await watchHands(page);
  await setUp(page, url(), game);
  const ann = new Player(page);
  await ann.click();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const before = { ...(await moved(page)), writes: traffic.writes.length };
  await ann.playUntil(async () => false);

  expect(await page.locator('.ending li').count()).toBe(2);
  expect(await page.getByRole('heading', { name: 'The game is over' }).count()).toBe(1);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const { clicks, keys, faked } = await moved(page);
  expect([keys - before.keys, faked, traffic.writes.length - before.writes]).toEqual([0, 0, 0]);
  expect(traffic.answers.length).toBeGreaterThan(20);
  expect(clicks).toBeGreaterThanOrEqual(traffic.answers.length);
  expect(ann.clicks.board).toBeGreaterThan(10);
}, 120_000);

test('on a phone, in the light: some turns by touch, a card read in full, every tab', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await setUp(page, url(), game);
  const ann = new Player(page);
  for (let i = 0; i < 6; i++) {
    await ann.answer(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }

  await page.locator('.ed-hand .piece-info, .ed-hand button.piece').last().click();
  expect(await page.getByRole('dialog').textContent()).toMatch(/Rules: ED/);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);

  for (const name of ['Me', 'Log', 'Table']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.getByRole('tabpanel').textContent()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }
  expect(await faults(page)).toEqual([]);
});

test('the keyboard reaches what is lit, and keys do not answer while a card is read', async () => {
  const page = await newPage({ theme: 'light', width: 1024 });
  await setUp(page, url(), game);
  const card = page.locator('.ed-hand button.can-choose').first();
  await new Player(page).playUntil(async () => (await card.count()) > 0);
  const asked = await question(page);
  expect(await card.textContent()).toMatch(/Choose: /);
  await page.locator('.ed-hand .piece-info').first().press('Enter');
  await page.keyboard.press('1');
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(asked);
  await page.keyboard.press('Escape');
  await card.press('Enter');
  const several = page.locator('dialog[open] .piece-option');
  if (await several.count()) await several.first().press('Enter');
  const main = page.locator('.ask-actions .button.main');
  if (await main.count()) await main.press('Enter');
  await page.waitForFunction(before => document.querySelector<HTMLElement>('.ask')?.dataset.ask !== before, asked);
  expect(await faults(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('standing orders are found, given and taken back by keys, and the switch stands with them', async () => {
  const page = await newPage();
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  const reaction = page.locator('.game-ask').getByLabel('Ask me', { exact: true });
  expect(await reaction.inputValue()).toBe('quick');
  await page.getByText('Others may guess from when you are asked what you hold.').waitFor();
  await reaction.selectOption('guarded');
  await page.getByText('so nobody learns anything from it').waitFor();

  await page.locator('.orders > summary').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.orders section').count()).toBeGreaterThan(8);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('have moved');
  const rows = page.locator('.orders li');
  expect(await rows.count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('pass,'); // chooses in the list that has the focus
  const given = page.locator('.orders-given');
  await given.waitFor();
  expect(await given.innerText()).toContain('the end of the round');
  await page.getByLabel('Find a moment').fill('no such thing');
  expect(await rows.count()).toBe(1); // what was ordered stays in sight
  await page.getByLabel('Ships have moved').selectOption('ask');
  await given.waitFor({ state: 'detached' });
  await page.getByText('No moment has these words.').waitFor();
});

test('the same by touch on a phone, for the whole game', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  await page.locator('.orders > summary').tap();
  await page.getByLabel('New orders hold until').selectOption('game');
  await page.getByLabel('Find a moment').fill('agenda');
  const row = page.getByLabel('An agenda is revealed');
  expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await row.selectOption('pass');
  const given = page.locator('.orders-given');
  await given.waitFor();
  expect(await given.innerText()).toContain('the end of the game');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

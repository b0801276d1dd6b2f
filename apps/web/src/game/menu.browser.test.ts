import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { Player, playTogether } from '../testing/click-player.ts';
import { playNow, setUp, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('the menu closes on Escape and on a click beside it', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  const open = page.getByRole('button', { name: 'Menu' });
  const items = page.locator('.game-menu-items');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(300, 400)]) {
    await open.click();
    await items.waitFor();
    await close();
    await items.waitFor({ state: 'detached' });
  }
});

test('a bot plays for somebody only when they are sure, and tells what it did when they come back', async () => {
  const page = await newPage();
  await setUp(page, url(), { title: 'Eminent Domain', players: 2, people: 2 });
  const bea = await newPage(); // whom the bot waits for, so that the game does not run on
  await bea.goto((await page.locator('code').filter({ hasText: '/t/' }).textContent())!);
  await bea.getByRole('textbox').fill('Bea');
  await bea.getByRole('button', { name: 'Save name' }).click();
  await bea.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.game-board').waitFor();
  await playTogether([new Player(bea)], async () => (await page.locator('.ask').count()) > 0);
  const stepAside = page.getByRole('button', { name: 'Let a bot play for me' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await stepAside.click();
  await page.getByText('A bot decides for you until you come back.').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByText('A bot plays for you.').count()).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await stepAside.click();
  await page.getByRole('button', { name: 'Yes, let the bot play' }).click();
  const notice = page.getByRole('region', { name: 'While a bot plays for you' });
  await notice.getByText('A bot plays for you.').waitFor();
  await notice.locator('li').first().waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Play again myself' }).click();
  await notice.getByText('You play yourself again. The bot did this for you:').waitFor();
  expect(await notice.locator('li').count()).toBeGreaterThan(0);
  await notice.getByRole('button', { name: 'I have seen it' }).click();
  await notice.waitFor({ state: 'detached' });
});

test('in a game without a server sounds are in the menu, and U takes a decision back', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await page.goto(`${url()}/solo/eminent-domain`);
  await page.locator('.game-board').waitFor();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Sounds', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sounds' });
  await dialog.getByLabel('When it is my turn and the page is in the background').uncheck();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Sounds', exact: true }).tap();
  expect(await dialog.getByLabel('When it is my turn and the page is in the background').isChecked()).toBe(false);
  await page.keyboard.press('Escape');

  const player = new Player(page);
  const undo = page.getByRole('button', { name: /Undo$/ });
  while ((await undo.count()) === 0) await player.click();
  const asked = await page.locator('.ask').getAttribute('data-ask');
  await page.keyboard.press('u');
  await page.locator(`.ask[data-ask="${asked}"]`).waitFor({ state: 'detached' });
});

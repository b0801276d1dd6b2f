import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

async function open(page: Page, game: string, players: string): Promise<void> {
  await page.goto(`${url()}/create?game=${game}`);
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption(players);
}

/** Creates the table with bots on the other seats. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill all open seats with bots' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('heading', { name: 'What is played' }).waitFor();
}

const ways = (page: Page) => page.getByLabel('Who plays which faction');
const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();
const term = (page: Page, text: string | RegExp) => page.locator('dd').filter({ hasText: text });

/** The galaxy lies, and the first question of the game is asked. */
async function isPlayed(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-system]').count()).toBeGreaterThan(15);
  await page.locator('.ask-question').waitFor();
  expect(await page.getByRole('region', { name: 'Draft' }).count()).toBe(0);
}

const takenOut = ['The Arborec', 'The Ghosts of Creuss'];

test.each([
  ['desktop', wide],
  ['phone', phone],
])('the host chooses which factions are on offer, and how many are banned (%s)', async (_, viewport) => {
  const page = await newPage(viewport);
  await open(page, 'twilight-imperium', '3');
  await ways(page).selectOption('pick-and-ban');
  await page.getByLabel('Bans of each player').selectOption('2');
  await page.getByText('Browse the factions and choose which are on offer').click();
  const all = await page.getByText(/^\d+ factions are on offer\.$/).innerText();
  for (const faction of takenOut) await page.getByLabel(`Offer ${faction}`).uncheck();
  await page.getByText(`${Number.parseInt(all, 10) - takenOut.length} factions are on offer.`).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await create(page);
  await term(page, 'Ban, then pick. Bans of each player: 2. Without Arborec and Creuss.').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await start(page);
  await page.getByText('Which faction do you ban?').waitFor();
  const draft = page.getByRole('region', { name: 'Draft' });
  expect(await draft.locator('.draft-faction').count()).toBe(Number.parseInt(all, 10) - takenOut.length);
  for (const faction of takenOut) expect(await draft.getByText(faction).count(), faction).toBe(0);
  await draft.getByRole('img', { name: /^The map\./ }).waitFor(); // which is known before anybody picks
  await draft.getByRole('button', { name: 'The Emirates of Hacan' }).click();
  await page.getByRole('dialog', { name: 'The Emirates of Hacan' }).getByText('Masters of Trade').waitFor();
  await page.keyboard.press('Escape');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await draft.getByRole('button', { name: 'Choose Hacan' }).click();
  const confirm = page.locator('.ask-actions .button.main:enabled');
  if ((await confirm.count()) > 0) await confirm.click();
  await draft.locator('.draft-faction', { hasText: 'The Emirates of Hacan' }).getByText('banned').waitFor();
});

test('slices are rolled, pasted and judged before the game, shown to everybody, and drafted', async () => {
  const page = await newPage(wide);
  await open(page, 'twilight-imperium', '3');
  await ways(page).selectOption('milty');
  await page.getByLabel('Rolled or pasted here').check();
  const text = page.getByLabel(/^These slices as text/);
  const first = await text.inputValue();
  expect(first.split(';')).toHaveLength(4); // one more than players
  await page.getByLabel('Slices to choose from').selectOption('6');
  await expect.poll(async () => (await text.inputValue()).split(';').length).toBe(6);
  await page.getByRole('button', { name: 'Roll other slices' }).click();
  await expect.poll(async () => (await text.inputValue()) === first).toBe(false);

  await text.fill('25,69,34,49,45;24,66,40,41,999');
  await page.getByText('Slice 2, "24,66,40,41,999": its tile 5, "999", is no tile.').waitFor();
  await text.fill('25,69,34,49,45;24,66,40,41,67;26,35,19,46,42');
  await page.getByText(/^These slices do not keep: /).waitFor();
  expect(await page.locator('.draft-slice').count()).toBe(3);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

  await create(page);
  expect(await page.locator('.draft-slice').count()).toBe(3);
  await start(page);
  await page.getByRole('region', { name: 'Draft' }).waitFor();
  expect(await page.locator('.draft-slice').count()).toBe(3);
  expect(await page.locator('.draft-slice').first().getByRole('img').getAttribute('aria-label')).toContain('Quann');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the slices as text' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('25,69,34,49,45;24,66,40,41,67;26,35,19,46,42');
});

test.each([
  ['two-of-which-one', '2', 'Which of these factions do you play?', 'Factions dealt to each player: 2.'],
  ['random-within', '3', 'Name at least 3 factions', 'Each player names at least 3.'],
  ['pick', '', 'Which faction do you play?', 'Everyone picks in turn.'],
] as const)(
  'a table at which factions are chosen by %s is set up and played to its first round',
  async (way, _, question, said) => {
    const page = await newPage(wide);
    await open(page, 'twilight-imperium', '3');
    await ways(page).selectOption(way);
    await create(page);
    await term(page, said).waitFor();
    await start(page);
    await page.locator('.ask-question', { hasText: question }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    const confirm = page.locator('.ask-actions .button.main:enabled');
    for (let i = 0; i < (way === 'random-within' ? 3 : 1); i++) await page.locator('.ask-option').nth(i).click();
    if ((await confirm.count()) > 0) await confirm.click();
    await isPlayed(page);
  },
);

test('a random game without some factions deals none of them', async () => {
  const page = await newPage(wide);
  await open(page, 'twilight-imperium', '3');
  await page.getByText('Browse the factions and choose which are on offer').click();
  const boxes = page.getByLabel(/^Offer (?!all)/);
  for (let i = (await boxes.count()) - 1; i >= 3; i--) await boxes.nth(i).uncheck();
  await page.getByText('3 factions are on offer.').waitFor();
  await create(page);
  await term(page, 'Random. On offer: Arborec, Creuss and Hacan.').waitFor();
  await start(page);
  await isPlayed(page);
  const top = await page.locator('header').first().innerText();
  for (const faction of ['Arborec', 'Creuss', 'Hacan']) expect(top).toContain(faction);
});

test('a table of Eminent Domain with a variant is set up by clicks, and its bots get another level', async () => {
  const page = await newPage(phone);
  await open(page, 'eminent-domain', '3');
  await page.getByLabel('Learning game').check();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await create(page);
  await term(page, 'Learning game').waitFor();
  await page.getByLabel('Level of the bot on seat 2').selectOption('easy');
  await expect.poll(() => page.getByLabel('Level of the bot on seat 2').inputValue()).toBe('easy');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await start(page);
  await page.locator('.ask-question').waitFor();
});

test('a map of the map room becomes the map of a table', async () => {
  const page = await newPage(wide);
  await page.goto(`${url()}/maps/${encodeURIComponent('18 34 0 35 0 36 0')}`);
  await page.getByLabel('Keep it as').fill('Tiny');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('link', { name: 'Set up a table with this map' }).click();
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  const map = page.getByRole('img', { name: /^The map\./ });
  await map.waitFor();
  const planets = await map.getAttribute('aria-label');
  expect(await page.getByRole('combobox', { name: 'Players', exact: true }).inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Roll another map' }).click();
  await expect.poll(() => map.getAttribute('aria-label')).not.toBe(planets);
  await page.getByLabel('A map string').check();
  await page.getByLabel('Your maps from the map room').selectOption('Tiny');
  await expect.poll(() => map.getAttribute('aria-label')).toBe(planets);
  await create(page);
  await page.getByRole('img', { name: /^The map\./ }).waitFor();
});

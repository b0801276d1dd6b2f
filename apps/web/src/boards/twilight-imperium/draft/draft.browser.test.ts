import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

async function create(page: Page, choose: (page: Page) => Promise<unknown>, bots: readonly number[]): Promise<void> {
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('3');
  await choose(page);
  for (const seat of bots)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption({ label: 'Bot: Normal' });
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/t/**');
}

const asked = (page: Page) => page.locator('.ask-question');

/** Who has taken what, as the table of the draft shows it; nothing once it is over. */
const taken = async (page: Page) => (await page.locator('.draft-taken').allInnerTexts()).join();

/** Answers questions of the draft until it is over: a slice on its card, all else in the list. */
async function draft(page: Page): Promise<void> {
  const isNext = () =>
    !document.querySelector('.draft-taken') ||
    /^Draft: /.test(document.querySelector('.ask:not([aria-busy="true"]) .ask-question')?.textContent ?? '');
  for (;;) {
    await page.waitForFunction(isNext);
    const before = await taken(page);
    if (before === '') return;
    const slice = page.locator('.draft-slice.can-choose').first();
    if ((await slice.count()) > 0 && (await slice.isVisible())) await slice.click();
    else await page.locator('.ask-option').first().click();
    const confirm = page.locator('.ask-actions .button.main:enabled').first();
    if ((await confirm.count()) > 0) await confirm.click();
    await expect.poll(() => taken(page)).not.toBe(before);
  }
}

test('a Milty draft is played to its end by two people and a bot', async () => {
  const ann = await newPage(wide);
  await create(ann, page => page.getByLabel('Who plays which faction').selectOption('milty'), [3]);
  const link = (await ann.locator('code').filter({ hasText: '/t/' }).textContent())!;
  const bea = await newPage(phone);
  await bea.goto(link);
  await bea.getByRole('textbox').fill('Bea');
  await bea.getByRole('button', { name: 'Save name' }).click();
  await bea.getByRole('button', { name: 'Sit here' }).first().click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.getByRole('region', { name: 'Draft' }).waitFor();
  await bea.getByRole('region', { name: 'Draft' }).waitFor();
  expect(await ann.locator('.draft-slice').count()).toBe(4); // one more than players
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);
  expect(await accessibilityProblemsInBothThemes(bea)).toEqual([]);

  await Promise.all([draft(ann), draft(bea)]);
  expect(await ann.getByRole('region', { name: 'Draft' }).count()).toBe(0);
  expect(await ann.locator('[data-system]').count()).toBeGreaterThan(15); // the galaxy of the slices
});

test.each([
  ['by clicks on the places of the board', wide],
  ['on a phone', phone],
])('a whole galaxy is built %s', async (_, viewport) => {
  const page = await newPage(viewport);
  await create(page, each => each.getByLabel('Built together').check(), [2, 3]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const systems = () => page.locator('[data-system]').count();
  const ask = page.locator('.ask[data-ask]');
  let own = 0;
  for (;;) {
    await asked(page).waitFor();
    const [question, id] = [await asked(page).innerText(), await ask.getAttribute('data-ask')];
    const isPlace = question.startsWith('Where do you place');
    if (!isPlace && !question.includes('which tile do you place?')) break;
    if (own < 1) expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    if (isPlace) own++;
    if (isPlace && viewport === wide) {
      const place = page.getByRole('button', { name: /^Place \d{3}$/ });
      await place.first().click();
    } else await page.locator('.ask-option').first().click();
    await page.waitForFunction(
      before => document.querySelector<HTMLElement>('.ask[data-ask]')?.dataset.ask !== before,
      id,
    );
  }
  expect(own).toBeGreaterThan(3);
  expect(await systems()).toBeGreaterThan(25); // three rings, and the homes
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

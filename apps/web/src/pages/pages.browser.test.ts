import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes } from '../testing/faults.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** The page has come to this heading, everybody can use it in the dark and in the light, and it fits. */
async function isGood(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  expect([heading, await faultsInBothThemes(page)]).toEqual([heading, []]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([heading, wide]).toEqual([heading, page.viewportSize()!.width]); // a phone's own width grows with the page
}

test('everybody can use every page but the boards, on a phone too', async () => {
  const page = await newPage({ width: 375, height: 812 });
  const missing = await page.goto(`${url()}/no/such/page`);
  expect(missing?.status()).toBe(404);
  await isGood(page, 'There is nothing here');
  await page.getByRole('link', { name: 'All tables' }).click();
  await isGood(page, 'Orrery');
  await page.goto(`${url()}/r#nonsense`);
  await isGood(page, 'That link does not work, or no longer.');

  await page.goto(`${url()}/new/eminent-domain`);
  await isGood(page, 'Your name');
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await page.getByRole('textbox').fill('Ann with a name that is nearly too long');
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.getByLabel('Players').selectOption('8');
  await page.getByLabel('Bots among them').selectOption('5');
  await page.getByLabel('Time to think').selectOption('day');
  await isGood(page, 'Set up a table');

  await page.getByLabel('Name of the table').fill('A-table-whose-name-is-one-very-long-word-that-fits-no-phone');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await isGood(page, /^A-table/);
  const link = (await page.locator('code').textContent())!;

  const guest = await newPage({ width: 375, height: 812 });
  await guest.goto(link.split('#')[0]!);
  await isGood(guest, 'There is no such table, or it is not for you.');
  await guest.goto('about:blank');
  await guest.goto(link);
  await guest.getByRole('textbox').fill('Bea');
  await guest.getByRole('button', { name: 'That is me' }).click();
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.getByRole('button', { name: 'Leave' }).waitFor();
  await isGood(guest, /^A-table/);

  await page.goto(url());
  await page.getByText('Gathering: 7 of 8 seats taken').waitFor();
  await isGood(page, 'My tables');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Not during these hours').check();
  await page.locator('code').waitFor();
  await isGood(page, 'When it is my turn');
});

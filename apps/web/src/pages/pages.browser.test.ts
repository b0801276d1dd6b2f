import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { Player } from '../testing/click-player.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** Waits for the heading, and checks accessibility in both themes and the page width. */
async function isGood(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  expect([heading, await accessibilityProblemsInBothThemes(page)]).toEqual([heading, []]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([heading, wide]).toEqual([heading, page.viewportSize()!.width]); // a phone's own width grows with the page
}

test('every page except the boards is accessible, on a phone too', async () => {
  const page = await newPage({ width: 375, height: 812 });
  const missing = await page.goto(`${url()}/no/such/page`);
  expect(missing?.status()).toBe(404);
  await isGood(page, 'There is nothing here');
  await page.getByRole('link', { name: 'All tables' }).click();
  await isGood(page, 'Orrery');
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url()}/r#nonsense`);
  await isGood(page, 'This link does not work, or no longer works.');
  expect(asked).not.toContain('/api/recover'); // it would be refused, with an error in the console
  await page.getByRole('link', { name: 'All tables' }).click();
  await isGood(page, 'Orrery');

  await page.goto(`${url()}/new/chess`);
  await isGood(page, 'There is no game called "chess" here');
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await page.getByRole('textbox').fill('Ann with a name that is nearly too long');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('8');
  for (const seat of [4, 5, 6, 7, 8])
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption({ label: 'Bot: Easy' });
  await page.getByLabel('Time to think').selectOption('day');
  await page.getByLabel(/^Construction and Warfare as Thunder's Edge words them/).check();
  await page.getByText('Warfare, primary: A tactical action in any system').waitFor();
  await isGood(page, 'Set up a table');

  await page.getByLabel('Name of the table').fill('A-table-whose-name-is-one-very-long-word-that-fits-no-phone');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await isGood(page, /^A-table/);
  const link = (await page.locator('code').filter({ hasText: '/t/' }).textContent())!;

  const guest = await newPage({ width: 375, height: 812 });
  await guest.goto(link.split('#')[0]!);
  await isGood(guest, 'There is no such table, or you are not invited to it.');
  await guest.goto('about:blank');
  await guest.goto(link);
  await guest.getByRole('textbox').fill('Bea');
  await guest.getByRole('button', { name: 'Save name' }).click();
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
  await page.getByText('this device').waitFor();
  await isGood(page, 'Your devices');
  const first = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'Make another link' }).click();
  await page.locator('code').filter({ hasNotText: first }).waitFor();
  await page.getByRole('button', { name: 'Disable the link' }).click();
  await page.getByText('The link is disabled.').waitFor();
});

test('a visitor plays with one click and no name, and is told who they are and what wins', async () => {
  const page = await newPage();
  const failed: string[] = [];
  page.on('console', message => message.type() === 'error' && failed.push(message.text()));
  page.on('response', response => response.status() >= 400 && failed.push(response.url()));
  await page.goto(url());
  await page.getByRole('link', { name: /^Play now.*Twilight/ }).click();
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await welcome.getByText(/^You play as Guest \d+\./).waitFor();
  await welcome.getByText(/^Your faction is .+\. Whoever has 10 victory points first wins/).waitFor();
  expect(failed).toEqual([]);
  await isGood(page, 'Twilight Imperium');
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.ask-question').waitFor();
  expect(await welcome.count()).toBe(0);
});

test('a visitor who has never played is told about each question by one click', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await page.goto(url());
  await page.getByRole('link', { name: /^Play now.*Twilight/ }).click();
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await welcome.getByRole('button', { name: 'Explain each question to me' }).click();
  await page.getByText('The bot would choose').waitFor();
  expect(await welcome.count()).toBe(0); // so that the question is in sight
  await isGood(page, 'Twilight Imperium');
});

test('the welcome makes way for the second question', async () => {
  const page = await newPage();
  await page.goto(url());
  await page.getByRole('link', { name: /^Play now.*Eminent/ }).click();
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await welcome.waitFor();
  await new Player(page).answer(1);
  await welcome.waitFor({ state: 'detached' });
});

test('a link that moves a person to another device leads to their tables', async () => {
  const page = await newPage();
  await page.goto(`${url()}/me`);
  await page.getByRole('textbox').first().fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.locator('code').textContent())!;
  const other = await newPage({ width: 375, height: 812 });
  await other.goto(link);
  await isGood(other, 'Welcome back, Ann.');
  await other.getByRole('link', { name: 'My tables' }).click();
  await isGood(other, 'My tables');
});

test('a wrong invite is reported, also to somebody with a name', async () => {
  const page = await newPage();
  await page.goto(`${url()}/me`);
  await page.getByRole('textbox').first().fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  for (const address of ['/t/nosuchtable', '/t/abcdefghijklmnop', '/t/abcdefghijklmnop#wrong']) {
    await page.goto('about:blank');
    await page.goto(`${url()}${address}`);
    await isGood(page, 'There is no such table, or you are not invited to it.');
  }
});

test('"Play now" says that the server cannot be reached, and continues when it is back', async () => {
  const page = await newPage();
  await page.goto(url());
  const play = page.getByRole('link', { name: /^Play now.*Eminent/ });
  await play.waitFor();
  await page.route('**/api/**', route => route.abort());
  await play.click();
  await isGood(page, 'The server cannot be reached');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/t/**');
});

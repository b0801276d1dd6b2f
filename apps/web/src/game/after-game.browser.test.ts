import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import type { PageOptions } from '../testing/browser.ts';
import { send, site } from '../testing/site.ts';

const { url, person: named } = site();

async function person(name: string, options?: PageOptions): Promise<Page> {
  const page = await named(name, options);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

/** What a page has copied; only the one in front may. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Ann is the host, at a desk, and Bea sits at a phone. */
async function atTable() {
  const ann = await person('Ann');
  const bea = await person('Bea', { width: 375, height: 812, theme: 'light' });
  const { table, you } = await send<{ table: string; you: { key: string } }>(ann, 'POST', '/api/tables', {
    ...{ game: 'eminent-domain', seats: 2, bots: [null, null], spectators: true },
  });
  let commands = 0;
  const command = (page: Page, what: object) =>
    send(page, 'POST', `/api/tables/${table}/commands?key=${you.key}`, { id: `c${++commands}`, command: what });
  await command(bea, { do: 'sit', seat: 1, key: you.key });
  await command(ann, { do: 'start' });
  for (const page of [ann, bea]) {
    await page.goto(`${url()}/t/${table}#${you.key}`);
    await page.locator('.game-board').waitFor();
  }
  return { ann, bea, command, link: `${url()}/t/${table}` };
}

test('the menu of a running game has both links: one to sit down, one to look on; the export comes later', async () => {
  const { ann, bea, link } = await atTable();
  const key = new URL(ann.url()).hash;
  const items = ann.locator('.game-menu-items');
  await ann.bringToFront();
  await ann.getByRole('button', { name: /^Menu/ }).focus();
  await ann.keyboard.press('Enter');
  await items.getByRole('button', { name: 'Copy the invite link' }).focus();
  await ann.keyboard.press('Enter');
  await items.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await copied(ann)).toBe(`${link}${key}`);
  expect(await items.getByRole('link', { name: 'Export the game' }).count()).toBe(0);
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);

  await bea.bringToFront();
  await bea.getByRole('button', { name: /^Menu/ }).tap();
  await bea.getByRole('button', { name: 'Copy the link for spectators' }).tap();
  await bea.getByRole('button', { name: 'Copied' }).waitFor();
  const watching = await copied(bea);
  expect(watching).toMatch(new RegExp(`^${link}#.{10,}$`));
  expect(watching).not.toContain(key);
  const cy = await person('Cy');
  await cy.goto(watching);
  await cy.locator('.game-board').waitFor();
  await cy.getByRole('button', { name: /^Menu/ }).click();
  await cy.getByText('You are a spectator.').waitFor();
  expect(await cy.locator('.game-menu-items').getByRole('button', { name: /^Copy/ }).count()).toBe(0);
  expect(await accessibilityProblemsInBothThemes(cy)).toEqual([]);
});

test('after the game it can be exported, and Play again brings the same people to a new table', async () => {
  const { ann, bea, command } = await atTable();
  for (const page of [ann, bea]) await command(page, { do: 'step-aside' });
  for (const page of [ann, bea]) await page.locator('.ending').waitFor();
  for (const page of [ann, bea]) expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

  await ann.getByRole('button', { name: /^Menu/ }).click();
  const saving = ann.waitForEvent('download');
  await ann.locator('.game-menu-items').getByRole('link', { name: 'Export the game' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({ game: 'eminent-domain', seats: 2 });
  expect(file.entries.length).toBeGreaterThan(20);
  await ann.keyboard.press('Escape');

  const before = ann.url();
  await bea.getByRole('button', { name: 'Play again', exact: true }).tap();
  await bea.waitForURL(address => address.href !== before);
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await ann.waitForURL(address => address.href !== before);
  expect(new URL(ann.url()).pathname).toBe(new URL(bea.url()).pathname);
  for (const page of [ann, bea]) {
    await page.getByText('The table is being set up').waitFor();
    for (const name of ['Ann', 'Bea']) await page.locator('main').getByText(name).first().waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  }
});

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('the first page offers both games, one click from playing, and everybody can use it', async () => {
  const page = await newPage();
  await page.goto(url());
  const offers = page.getByRole('link', { name: /^Play now/ });
  await offers.first().waitFor();
  expect(await offers.allTextContents()).toEqual(['Play now: Eminent Domain', 'Play now: Twilight Imperium']);
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('a table against bots asks its first question, and a click answers it', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  const question = page.locator('.ask');
  await question.waitFor();
  const first = await question.getAttribute('data-ask');
  const confirm = page.locator('.ask-actions .button.main'); // whoever follows may choose several cards
  const isWanted = (await confirm.count()) > 0;
  await page.locator('.ask-option, .ask-actions button:not([disabled])').first().click();
  if (isWanted) await confirm.click();
  await page.waitForFunction(before => document.querySelector<HTMLElement>('.ask')?.dataset.ask !== before, first);
});

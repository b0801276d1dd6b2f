import axe from 'axe-core';
import { expect, test } from 'vitest';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('the first page offers both games, one click from playing, and everybody can use it', async () => {
  const page = await newPage();
  await page.goto(url());
  expect(await page.getByRole('link', { name: /^Play now/ }).allTextContents()).toEqual([
    'Play now: Eminent Domain',
    'Play now: Twilight Imperium',
  ]);
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('a table against bots asks its first question, and a click answers it', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  const question = page.locator('.ask-question');
  await question.waitFor();
  const first = await question.textContent();
  await page.locator('.ask-option, .ask-actions button:not([disabled])').first().click();
  await page.waitForFunction(before => document.querySelector('.ask-question')?.textContent !== before, first);
});

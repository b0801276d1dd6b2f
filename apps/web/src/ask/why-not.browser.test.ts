import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../testing/browser.ts';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** The question and what is chosen for it, or that something wanted is there; nothing while it is as it was. */
const stateOf = ([wanted, before]: [wanted: string, before: string]): string | null => {
  if (document.querySelector(wanted)) return 'there';
  const ask = document.querySelector<HTMLElement>('.ask');
  const chosen = document.querySelectorAll('.ask [aria-pressed="true"]').length;
  const state = ask ? `${ask.dataset.ask} ${chosen}` : '';
  return state === '' || state === before ? null : state;
};

/** Clicks through the questions until something is there; the test's time is the limit. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let state = ''; state !== 'there'; ) {
    const changed = await page.waitForFunction(stateOf, [wanted, state] as [string, string], { timeout: PATIENCE_MS });
    state = (await changed.jsonValue()) ?? '';
    if (state === 'there') return;
    await page.evaluate(() => {
      const buttons = [
        '.ask .button.main:not([disabled])',
        '.ask-option:not([disabled], [aria-pressed="true"])',
        '.ask-actions button',
      ];
      const found = buttons.map(each => document.querySelector<HTMLElement>(each)).find(each => each !== null);
      found?.click();
    });
  }
}

test('the list of forbidden options is collapsed under the question, opens by a key and names the rules', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  await page.locator('.ask-question').waitFor();
  await playUntil(page, '.piece.is-barred');
  const first = page.locator('.piece.is-barred').first();

  await page.keyboard.press('!');
  const list = page.locator('.why-not');
  expect(await list.getAttribute('open')).not.toBeNull();
  expect(await list.locator('li').first().innerText()).toMatch(/(ED \d+|R-\d{3})/);

  await first.focus(); // by keys
  expect(await page.locator('.why-line').innerText()).toMatch(/: .+\. (ED \d+|R-\d{3})/);
  expect(await first.innerText()).toContain('Not now:'); // and said aloud
  await page.locator('.ask-question').click();
  await first.blur();
  expect(await page.locator('.why-line').innerText()).toBe('');
  await first.hover();
  await expect.poll(() => page.locator('.why-line').innerText()).not.toBe('');
});

test('a touch explains, too', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  await playUntil(page, '.why-not');
  await page.locator('.why-not > summary').tap();
  expect(await page.locator('.why-not li').first().innerText()).toMatch(/LRR \d+/);
});

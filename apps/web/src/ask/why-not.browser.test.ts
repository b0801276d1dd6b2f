import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../testing/click-player.ts';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** Plays by clicks until something is there. */
const playUntil = (page: Page, wanted: string): Promise<void> =>
  new Player(page).playUntil(() => page.locator(wanted).first().isVisible());

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

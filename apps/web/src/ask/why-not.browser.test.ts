import { expect, test } from 'vitest';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage } = site();

test('what cannot be done is folded up under the question, opens by a key and names its rule', async () => {
  const page = await newPage();
  await playNow(page, url(), 'eminent-domain', 'Ann');
  await page.locator('.ask-question').waitFor();
  const barred = page.locator('.piece.is-barred');
  for (let step = 0; step < 40 && (await barred.count()) === 0; step++) {
    const [option, button] = [page.locator('.ask-option').first(), page.locator('.ask-actions .button').first()];
    await ((await option.count()) ? option : button).click();
    const confirm = page.locator('.ask .button.main:not([disabled])');
    if (await confirm.count()) await confirm.click();
    await page.waitForTimeout(60);
  }

  await page.keyboard.press('?');
  const list = page.locator('.why-not');
  expect(await list.getAttribute('open')).not.toBeNull();
  expect(await list.locator('li').first().innerText()).toMatch(/(ED \d+|R-\d{3})/);

  const first = barred.first();
  await first.focus(); // by keys
  expect(await page.locator('.why-line').innerText()).toMatch(/: .+\. (ED \d+|R-\d{3})/);
  expect(await first.innerText()).toContain('Not now:'); // and said aloud
  await page.locator('.ask-question').click();
  await first.blur();
  expect(await page.locator('.why-line').innerText()).toBe('');
  await first.hover();
  expect(await page.locator('.why-line').innerText()).not.toBe('');
});

test('a touch says why, too', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-option').first().waitFor();
  const taken = async () => (await page.locator('.ti-card.is-barred').count()) > 0;
  for (let step = 0; step < 40 && !(await taken()); step++) {
    const option = page.locator('.ask-option').first();
    if (await option.count()) await option.click({ timeout: 2000 }).catch(() => {});
    const confirm = page.locator('.ask .button.main:not([disabled])');
    if (await confirm.count()) await confirm.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  const card = page.locator('.ti-card.is-barred').first();
  expect(await card.innerText()).toMatch(/LRR \d+/);
  await page.locator('.why-not > summary').tap();
  expect(await page.locator('.why-not li').count()).toBeGreaterThan(0);
});

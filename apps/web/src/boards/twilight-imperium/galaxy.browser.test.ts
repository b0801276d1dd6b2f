import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Look } from '../../testing/browser.ts';
import { playNow, site } from '../../testing/site.ts';

const { url, page: newPage } = site();

async function sitDown(look?: Look): Promise<Page> {
  const page = await newPage(look);
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  await page.locator('[data-system]').first().waitFor();
  return page;
}

const questionOf = (page: Page) => page.locator('.ask-question').textContent();

/** Clicks what is lit where anything is, and the panel otherwise, until a question begins so. */
async function playUntil(page: Page, words: string, most = 40): Promise<number> {
  for (let step = 0; step < most; step++) {
    await page.locator('.ask button:not([disabled])').first().waitFor();
    const before = await questionOf(page);
    if (before?.startsWith(words)) return step;
    const confirm = page.locator('.ask .button.main:not([disabled])');
    const lit = page.locator('.ti-space .lit[role="button"], .ti-system.lit > .ti-hex');
    const option = page.locator('.ask-option');
    const tactical = option.filter({ hasText: 'Tactical action' });
    if ((await confirm.count()) > 0) await confirm.click();
    else if ((await tactical.count()) > 0) await tactical.click();
    else if ((await lit.count()) > 0) await lit.last().dispatchEvent('click');
    else if ((await option.count()) > 0) await option.first().click();
    else await page.locator('.ask-actions button').first().click();
    await page.waitForTimeout(120);
  }
  throw new Error(`never asked: ${words}`);
}

/** My command token lies there: the activation was taken. */
const tokenIn = (page: Page, system: string | null) =>
  page.locator(`[data-system="${system}"] .ti-token[style*="--player-0"]`).waitFor();

const transform = (page: Page) => page.locator('.ti-space > g').getAttribute('transform');

async function violations(page: Page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(node => node.html.slice(0, 200))]);
}

test('the galaxy is panned and zoomed, and a lit system answers a click and a key', async () => {
  const page = await sitDown();
  const fitted = await transform(page);
  await page.getByRole('button', { name: 'Closer' }).click();
  expect(await transform(page)).not.toBe(fitted);
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  expect(await transform(page)).toBe(fitted);
  const box = (await page.locator('.ti-space').boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + box.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  const panned = await transform(page);
  expect(panned).not.toBe(fitted);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    before => document.querySelector('.ti-space > g')?.getAttribute('transform') !== before,
    panned,
  );
  await page.locator('.ti-space').focus();
  await page.keyboard.press('0');
  expect(await transform(page)).toBe(fitted);
  await page.keyboard.press('ArrowLeft');
  expect(await transform(page)).not.toBe(fitted);
  await page.keyboard.press('0');

  await playUntil(page, 'Activate which system?');
  const lit = page.locator('.ti-system.lit');
  expect(await lit.count()).toBe(await page.locator('.ask-option').count());
  const second = lit.nth(3);
  const hex = (await second.locator('> .ti-hex').boundingBox())!;
  const clicked = await second.getAttribute('data-system');
  await page.mouse.click(hex.x + hex.width / 2, hex.y + hex.height - 8);
  await tokenIn(page, clicked);

  await playUntil(page, 'Activate which system?');
  const first = page.locator('.ti-system.lit > .ti-hex').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const reached = await page.evaluate(() =>
    document.activeElement?.closest('[data-system]')?.getAttribute('data-system'),
  );
  expect(reached).toBeTruthy();
  expect(await page.locator('.ti-system-panel').count()).toBe(1);
  await first.focus();
  const chosen = await first.evaluate(element => element.parentElement?.dataset.system ?? null);
  await page.keyboard.press('Enter');
  await tokenIn(page, chosen);
}, 60_000);

test('everybody can use the table, light and dark, the sheets, the tree and the list', async () => {
  for (const theme of ['dark', 'light'] as const) {
    const page = await sitDown({ theme, width: theme === 'dark' ? 1440 : 1024 });
    await playUntil(page, 'Choose a strategy card.');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'As a list' }).click();
    expect(await violations(page)).toEqual([]);
    await page.locator('.ti-score').first().click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Me' }).click();
    await page.getByRole('button', { name: 'Technology tree' }).click();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  }
}, 60_000);

test('on a phone the board fills the screen and the question lies at its foot', async () => {
  const page = await sitDown({ width: 375, height: 812 });
  const sizes = await page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
    return { board: box('.ti-space').height, ask: box('.game-ask').top, wide: document.documentElement.scrollWidth };
  });
  expect(sizes.wide).toBe(375);
  expect(sizes.board).toBeGreaterThan(250);
  expect(sizes.ask).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'As a list' }).click();
  expect(await page.locator('.ti-text article').count()).toBeGreaterThan(30);
  expect(await violations(page)).toEqual([]);
}, 60_000);

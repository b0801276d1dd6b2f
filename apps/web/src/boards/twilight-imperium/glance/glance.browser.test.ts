import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

/** Six players in the middle of a game; the third has most trade goods. */
const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'glance' },
  prepare(state) {
    const { seats } = state as unknown as { seats: { tradeGoods: number }[] };
    seats[2]!.tradeGoods = 60;
  },
  isThere: table => (table.view(0) as View).round === 2 && table.asks(0).some(({ ahead }) => !ahead),
});

test('everybody side by side: one key away, without scrolling at 1440 px, sortable, a table for readers', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await openPosition(page, url(), position);
  await page.locator('.ti-score').first().waitFor();
  await page.keyboard.press('g');
  const table = page.getByRole('table', { name: 'At a glance' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(6);
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(14);
  const overflow = await page
    .locator('dialog[open]')
    .evaluate(dialog => [dialog.scrollWidth - dialog.clientWidth, dialog.scrollHeight - dialog.clientHeight]);
  expect(overflow[0]).toBe(0);
  expect(overflow[1]).toBeLessThanOrEqual(0);
  const heads = () => table.getByRole('columnheader').allInnerTexts();
  const before = await heads();
  await table.getByRole('button', { name: 'Goods' }).focus();
  await page.keyboard.press('Enter');
  expect((await heads())[0]).toContain('Bot 3');
  expect(await table.getByRole('rowheader', { name: 'Goods' }).getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  expect((await heads()).at(-1)).toContain('Bot 3');
  expect((await heads()).toSorted()).toEqual(before.toSorted());
  await page.getByText('Of the whole table').click();
  await page.getByText('Planets of nobody').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await table.waitFor({ state: 'detached' });
});

test('on a phone there is a card for each player, from the menu', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), position);
  await page.getByRole('button', { name: /^Menu/ }).tap();
  await page.getByRole('button', { name: 'At a glance (G)' }).tap();
  await page.locator('.gl-card').first().waitFor();
  expect(await page.locator('.gl-card').count()).toBe(6);
  await page.getByLabel('Sort by').selectOption('goods');
  expect(await page.locator('.gl-card h3').first().innerText()).toContain('Bot 3');
  const width = await page
    .locator('dialog[open]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

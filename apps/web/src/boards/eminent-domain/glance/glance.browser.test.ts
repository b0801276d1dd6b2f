import type { View } from '@orrery/eminent-domain/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

/** Four empires in the middle of a game; the third has most fighters. */
const position = anyPosition({
  ...{ game: 'eminent-domain', seats: 4, seed: 'glance' },
  isThere: table => {
    const { turn, empires } = table.view(0) as View;
    const others = empires.filter(({ seat }) => seat !== 2).map(({ fighters }) => fighters);
    const isMost = others.every(count => count < empires[2]!.fighters);
    return turn.number > 16 && isMost && table.asks(0).some(({ ahead }) => !ahead);
  },
});

test('every empire side by side: one key away, without scrolling, sortable, a table for readers', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await openPosition(page, url(), position);
  await page.keyboard.press('g');
  const table = page.getByRole('table', { name: 'At a glance' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(4);
  expect(await table.getByRole('rowheader').count()).toBe(12);
  const overflow = await page
    .locator('dialog[open]')
    .evaluate(dialog => [dialog.scrollWidth - dialog.clientWidth, dialog.scrollHeight - dialog.clientHeight]);
  expect(overflow).toEqual([0, 0]);
  const heads = () => table.getByRole('columnheader').allInnerTexts();
  await table.getByRole('button', { name: 'Fighters' }).focus();
  await page.keyboard.press('Enter');
  expect((await heads())[0]).toContain('Bot 3');
  expect(await table.getByRole('rowheader', { name: 'Fighters' }).getAttribute('aria-sort')).toBe('descending');
  await page.getByText('Of the whole table').click();
  await page.getByText('Influence in the supply').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await table.waitFor({ state: 'detached' });
});

test('on a phone there is a card for each empire, from the menu', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), position);
  await page.getByRole('button', { name: /^Menu/ }).tap();
  await page.getByRole('button', { name: 'At a glance (G)' }).tap();
  await page.locator('.gl-card').first().waitFor();
  expect(await page.locator('.gl-card').count()).toBe(4);
  await page.getByLabel('Sort by').selectOption('fighters');
  expect(await page.locator('.gl-card h3').first().innerText()).toContain('Bot 3');
  const width = await page
    .locator('dialog[open]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test('what happened since my last turn can be filtered', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  const digest = page.locator('.digest');
  await digest.waitFor();
  const all = await digest.locator('li, p').count();
  await digest.getByRole('button', { name: /^About me/ }).click();
  expect(await digest.getByRole('button', { name: /^About me/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await digest.locator('li, p').count()).toBeLessThan(all);
  expect(await digest.getByRole('button', { name: /^Neighbours/ }).count()).toBe(0);
});

import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { anyPosition, openPosition } from '../testing/positions.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

const over = anyPosition({
  ...{ game: 'eminent-domain', seats: 2, seed: 'summary' },
  isThere: table => table.over,
});

const running = anyPosition({
  ...{ game: 'twilight-imperium', seats: 3, seed: 'summary' },
  isThere: table =>
    (table.view(0) as View).round === 2 &&
    (table.events as unknown as TwilightImperiumEvent[]).some(({ type }) => type === 'points') &&
    table.asks(0).some(({ ahead }) => !ahead),
});

test('after a game: points by round, what gave them, statistics, and decisive moments that lead into the replay', async () => {
  const page = await newPage();
  await openPosition(page, url(), over);
  const open = page.getByRole('button', { name: 'How it went' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How the game went' });
  await dialog.locator('.summary-score').first().waitFor();
  expect(await dialog.locator('.summary-score').count()).toBe(2);
  const final = await page.locator('.ending strong').allInnerTexts();
  expect(await dialog.locator('.summary-points h4 strong').allInnerTexts()).toEqual(final);
  await dialog.getByText('In numbers').click();
  expect(await dialog.getByRole('table', { name: 'Points by round' }).getByRole('row').last().innerText()).toContain(
    final[0]!,
  );
  expect(await dialog.getByRole('rowheader', { name: 'Planets settled' }).count()).toBe(1);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'The end of the game begins' }).click();
  await page.getByRole('region', { name: /then/i }).getByText('The game ends here').waitFor();
});

test('during a game on a phone, from the menu: what everybody knows so far', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), running);
  await page.getByRole('button', { name: /^Menu/ }).tap();
  await page.getByRole('button', { name: 'How the game goes' }).tap();
  const dialog = page.getByRole('dialog', { name: 'How the game goes' });
  await dialog.getByRole('rowheader', { name: 'Hits rolled, and expected' }).waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

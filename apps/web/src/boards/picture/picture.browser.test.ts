import { readFile } from 'node:fs/promises';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../testing/positions.ts';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();

const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 3, seed: 'picture' },
  isThere: table => {
    const { players, round } = table.view(0) as View;
    return round === 1 && (players[0]!.actionCards ?? []).length > 0 && table.asks(0).some(({ ahead }) => !ahead);
  },
});

const dominion = anyPosition({
  ...{ game: 'eminent-domain', seats: 3, seed: 'picture' },
  isThere: table => table.events.length > 40 && table.asks(0).some(({ ahead }) => !ahead),
});

test('by key: the table as PNG and as SVG, without what is in the own hand unless one wants it', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.ti-hex').first().waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await dialog.getByRole('img', { name: /^The table/ }).waitFor();
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  const png = await save('Save as PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  const open = (await save('Save as SVG')).toString();
  expect(open).toContain('Mecatol Rex');
  expect(open).not.toContain('>Actions<');
  await dialog.getByLabel('with the cards in my hand').check();
  await expect.poll(async () => (await save('Save as SVG')).toString()).toContain('>Actions<');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test('by touch on a phone, from the menu, also of Eminent Domain', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), dominion);
  await page.getByRole('button', { name: /^Menu/ }).tap();
  await page.getByRole('button', { name: 'A picture to share (P)' }).tap();
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await dialog.getByRole('img', { name: /^The table/ }).waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

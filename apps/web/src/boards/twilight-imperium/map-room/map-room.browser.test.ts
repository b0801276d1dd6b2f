import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const stringIn = (page: Page): Promise<string> => page.getByLabel('Map string').inputValue();
const place = (page: Page, position: string) => page.locator(`[data-position="${position}"] .maps-place`);
const small = '18 34 0 35 0 36 0';

test('a map is laid by clicks, dragging and keys, judged, kept, shared and saved as a picture', async () => {
  const page = await newPage();
  await page.goto(`${url()}/maps/${encodeURIComponent(small)}`);
  await page.getByText('A table can be played on this map.').waitFor();
  expect(await page.locator('.setup-slices tbody tr').count()).toBe(3);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

  await place(page, '203').click();
  await page.getByRole('button', { name: /Saudor/ }).click();
  await expect.poll(() => stringIn(page)).toBe('34 0 35 0 36 0 -1 -1 23');

  const tile = (await page.getByRole('button', { name: /Tar'mann/ }).boundingBox())!;
  const goal = (await place(page, '202').boundingBox())!;
  await page.mouse.move(tile.x + 20, tile.y + 10);
  await page.mouse.down();
  await page.mouse.move(goal.x + 40, goal.y + 30, { steps: 4 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => stringIn(page)).toBe('34 0 35 0 36 0 -1 22 23');

  await place(page, '201').focus();
  await page.getByText('Hyperlanes').click();
  await place(page, '201').click();
  await page.getByRole('button', { name: /^83A/ }).click();
  await place(page, '201').focus();
  await page.keyboard.press('r');
  await expect.poll(() => stringIn(page)).toBe('34 0 35 0 36 0 83A1 22 23');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect.poll(() => stringIn(page)).toBe('34 0 35 0 36 0 83A1 -1 23');

  await page.getByLabel('Keep it as').fill('Three in a row');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await page.getByText('The map has 0 homes').waitFor();
  await page.getByRole('button', { name: 'Three in a row', exact: true }).click();
  await expect.poll(() => page.url()).toBe(address);

  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a link opens the same map on a phone', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await page.goto(`${url()}/maps/${encodeURIComponent(`3;base;${small.replaceAll(' ', '_')}`)}`);
  await page.getByText('A table can be played on this map.').waitFor();
  expect(await stringIn(page)).toBe('34 0 35 0 36 0');

  // A finger drags a tile to where another lies: the two are swapped.
  const middle = async (position: string) => {
    const { x, y, width, height } = (await place(page, position).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await middle('101'), await middle('103')];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined ? [] : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd');
  await expect.poll(() => stringIn(page)).toBe('35 0 34 0 36 0');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

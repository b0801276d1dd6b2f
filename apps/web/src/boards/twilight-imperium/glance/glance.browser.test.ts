import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

interface Crowded {
  readonly seats: { technologies: string[] }[];
  readonly systems: { readonly planets: { controller: number | null; units: object[] }[] }[];
}

/** Six players who have every planet; the first has most technologies. */
const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'glance' },
  prepare(state) {
    const { seats, systems } = state as unknown as Crowded;
    seats[0]!.technologies.push(
      ...['dacxive-animators', 'antimass-deflectors', 'gravity-drive', 'sarween-tools', 'cruiser-ii'],
      ...['carrier-ii', 'self-assembly-routines', 'graviton-laser-system', 'plasma-scoring', 'neural-motivator'],
    );
    const free = systems.flatMap(({ planets }) => planets).filter(({ controller }) => controller === null);
    for (const [i, planet] of free.entries()) {
      const seat = i % seats.length;
      planet.controller = seat;
      planet.units.push({ seat, unit: 'infantry', count: 1, damaged: 0 });
    }
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
  await page.locator('.gl.is-tight').waitFor();
  const overflow = await page
    .locator('dialog[open]')
    .evaluate(dialog => [dialog.scrollWidth - dialog.clientWidth, dialog.scrollHeight - dialog.clientHeight]);
  expect(overflow[0]).toBe(0);
  expect(overflow[1]).toBeLessThanOrEqual(0);
  const heads = () => table.getByRole('columnheader').allInnerTexts();
  const before = await heads();
  await table.getByRole('button', { name: 'Technologies' }).focus();
  await page.keyboard.press('Enter');
  expect((await heads())[0]).toContain('You');
  expect(await table.getByRole('rowheader', { name: 'Technologies' }).getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  expect((await heads()).at(-1)).toContain('You');
  expect((await heads()).toSorted()).toEqual(before.toSorted());
  await page.locator('.gl summary').click();
  await page.getByText('Points to win').waitFor();
  expect(await page.getByRole('table', { name: 'Of the whole table' }).getByRole('rowheader').allInnerTexts()).toEqual([
    'Faction',
  ]);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await table.waitFor({ state: 'detached' });
});

test('at 1280 × 800 nothing is cut off at the side, and the names stay in sight while it scrolls', async () => {
  const page = await newPage({ width: 1280, height: 800, theme: 'light' });
  await openPosition(page, url(), position);
  await page.locator('.ti-score').first().waitFor();
  await page.keyboard.press('g');
  const table = page.getByRole('table', { name: 'At a glance' });
  await page.locator('.gl.is-tight').waitFor();
  const cut = await page.locator('dialog[open]').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('*')].flatMap(each => {
      const { overflowX } = getComputedStyle(each);
      return overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1 && !each.matches('.hidden-text')
        ? [each.className]
        : [];
    }),
  );
  expect(cut).toEqual([]);
  const words = await table.innerText();
  expect(words.match(/\b1 trade goods|\b[2-9] \w+ relic fragment\b/g)).toBeNull();
  for (const said of ['1 trade good,', '2 cultural relic fragments']) expect(words).toContain(said);
  const last = table.getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  const ofTable = page.getByText('Of the whole table').first();
  await ofTable.scrollIntoViewIfNeeded();
  const box = (await table.getByRole('columnheader').first().boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan((await last.boundingBox())!.y);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test('on a phone there is a card for each player, from the menu', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), position);
  await page.getByRole('button', { name: /^Menu/ }).tap();
  await page.getByRole('button', { name: 'At a glance (G)' }).tap();
  await page.locator('.gl-card').first().waitFor();
  expect(await page.locator('.gl-card').count()).toBe(6);
  await page.getByLabel('Sort by').selectOption('technologies');
  expect(await page.locator('.gl-card h3').first().innerText()).toContain('You');
  const width = await page
    .locator('dialog[open]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

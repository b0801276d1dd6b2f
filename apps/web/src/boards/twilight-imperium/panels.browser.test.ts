import type { View } from '@orrery/twilight-imperium/view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../testing/positions.ts';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 375, height: 812 },
] as const;

/** Systems whose middle lies under a panel. */
const covered = (page: Page, systems: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ids =>
      ids.filter(id => {
        const hex = document.querySelector(`[data-system="${id}"] > .ti-hex`)!.getBoundingClientRect();
        const top = document.elementFromPoint(hex.left + hex.width / 2, hex.top + hex.height / 2);
        return top?.closest('[data-over-board]') !== null && top !== null;
      }),
    systems,
  );

test('a fight does not cover the system it is in', async () => {
  const position = anyPosition({
    ...{ game: 'twilight-imperium', seats: 6, seed: 'combat' },
    isThere: table => (table.view(0) as View).combat !== null && table.asks(0).length > 0,
  });
  for (const size of sizes) {
    const page = await newPage(size);
    await openPosition(page, url(), position);
    await page.locator('.ti-combat').waitFor();
    const active = await page
      .locator('.ti-system.active')
      .evaluateAll(all => all.map(each => (each instanceof SVGElement && each.dataset.system) || ''));
    expect(active.length).toBe(1);
    await expect.poll(() => covered(page, active), { message: `${size.width}` }).toEqual([]);
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  }
});

test('an agenda covers none of the systems that it may be about', async () => {
  const position = anyPosition({
    ...{ game: 'twilight-imperium', seats: 3, seed: 'agenda' },
    prepare: state => Object.assign(state, { custodians: false }),
    isThere: table => (table.view(0) as View).agenda !== null && table.asks(0).length > 0,
  });
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.ti-focus[open]').waitFor();
  const systems = await page
    .locator('[data-system]')
    .evaluateAll(all => all.map(each => (each instanceof SVGElement && each.dataset.system) || ''));
  expect(systems.length).toBeGreaterThan(20);
  await expect.poll(() => covered(page, systems)).toEqual([]);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test('two secret objectives to choose from cover no home system', async () => {
  const position = anyPosition({
    ...{ game: 'twilight-imperium', seats: 6, seed: 'secrets' },
    isThere: table => table.asks(0).some(({ kind }) => kind === 'setup.return-secret'),
  });
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.fan.open').waitFor();
  const lowest = () =>
    page
      .locator('[data-system] > .ti-hex')
      .evaluateAll(all => Math.max(...all.map(each => each.getBoundingClientRect().bottom)));
  const cards = () =>
    page.locator('.fan-cards li').evaluateAll(all => Math.min(...all.map(each => each.getBoundingClientRect().top)));
  await expect.poll(async () => (await lowest()) <= (await cards())).toBe(true);
});

/** Cards of the open hand whose title is under another card, or out of sight. Runs in the page. */
const unreadable = () =>
  [...document.querySelectorAll('.fan-cards li')].flatMap((card, index) => {
    const title = card.querySelector('.card-title')!.getBoundingClientRect();
    const top = document.elementFromPoint(title.left + title.width / 2, title.top + title.height / 2);
    return card.contains(top) ? [] : [index];
  });

test('fourteen cards in hand can all be read', async () => {
  const position = anyPosition({
    ...{ game: 'twilight-imperium', seats: 3, seed: 'hand' },
    prepare(state) {
      const { actionCards, seats } = state as unknown as {
        actionCards: { cards: string[] };
        seats: { actionCards: string[] }[];
      };
      seats[0]!.actionCards.push(...actionCards.cards.splice(0, 13));
    },
    isThere: table => table.asks(0).some(({ kind }) => kind === 'strategy-card'),
  });
  const page = await newPage();
  await openPosition(page, url(), position);
  const cards = page.locator('.fan-cards li');
  await cards.nth(13).waitFor();
  await cards.nth(3).hover({ position: { x: 40, y: 10 } });
  await expect.poll(() => page.evaluate(unreadable)).toEqual([]);

  const phone = await newPage({ width: 375, height: 812 });
  await openPosition(phone, url(), position);
  await phone.locator('.fan-handle').tap();
  for (const [index, card] of (await phone.locator('.fan-cards li').all()).entries()) {
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => phone.evaluate(unreadable)).not.toContain(index);
  }
  expect(await accessibilityProblemsInBothThemes(phone)).toEqual([]);
});

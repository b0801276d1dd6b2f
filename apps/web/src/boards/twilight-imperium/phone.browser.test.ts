import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { moved, Player, watchTraffic } from '../../testing/click-player.ts';
import { anyPosition, openPosition } from '../../testing/positions.ts';
import { playNow, site } from '../../testing/site.ts';

const { url, page: newPage } = site();
const phone = { width: 375, height: 812 } as const;

/** The first player is about to activate a system. */
const activating = anyPosition({
  game: 'twilight-imperium',
  seats: 6,
  seed: 'activate',
  isThere: table => table.asks(0).some(({ kind }) => kind === 'activate'),
});

/** Where a finger hits a system that is in sight, if it is. Runs in the page. */
const placeOf = (system: string) => {
  const hex = document.querySelector(`[data-system="${system}"] > .ti-hex`);
  if (!hex) return undefined;
  const { left, top, width, height } = hex.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75])
    for (const right of [0.5, 0.3, 0.7]) {
      const [x, y] = [left + right * width, top + down * height];
      if (document.elementFromPoint(x, y)?.closest(`[data-system="${system}"]`)) return { x, y };
    }
  return undefined;
};

const tap = async (page: Page, system: string): Promise<boolean> => {
  const place = await page.evaluate(placeOf, system);
  if (place) await page.touchscreen.tap(place.x, place.y);
  return place !== undefined;
};

/** What sends the plan that was made. */
const send = (page: Page) => page.locator('.plan .button.main:not([disabled])');

/** Whether a panel lies over the middle of a system. Runs in the page. */
const isCovered = (system: string) => {
  const { left, top, width, height } = document
    .querySelector(`[data-system="${system}"] > .ti-hex`)!
    .getBoundingClientRect();
  return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest(`[data-system="${system}"]`);
};

test('a tap selects any system in sight, its sheet does not cover it, and the button there plans an action', async () => {
  const page = await newPage(phone);
  await openPosition(page, url(), activating);
  await page.locator('.ti-system.lit').first().waitFor();
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  const systems = await page.locator('[data-system]').evaluateAll(all => all.map(each => each.dataset.system!));
  const panel = page.locator('.ti-system-panel.selected');
  const before = await page.locator('.ask').getAttribute('data-ask');
  let selected = 0;
  for (const system of systems) {
    if (!(await tap(page, system))) continue;
    selected++;
    await panel.waitFor();
    expect([system, await page.evaluate(isCovered, system)]).toEqual([system, false]);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await panel.waitFor({ state: 'detached' });
  }
  expect(selected).toBeGreaterThanOrEqual(systems.length * 0.9);
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(before); // looking decides nothing

  const some = await page.locator('.ti-system.lit').nth(3).getAttribute('data-system');
  await tap(page, some!);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Plan an action here' }).tap();
  await panel.waitFor({ state: 'detached' });
  await send(page).waitFor();
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  const reached = await Promise.all(systems.map(system => page.evaluate(placeOf, system)));
  expect(reached.filter(place => place !== undefined).length).toBeGreaterThanOrEqual(systems.length * 0.9);
  await send(page).tap();
  await page.locator(`[data-system="${some}"] [data-token="0"]`).waitFor();
});

test('the list of options can be opened, searched and closed, and answers', async () => {
  const page = await newPage(phone);
  await openPosition(page, url(), activating);
  const open = page.getByRole('button', { name: /from a list of/ });
  await open.tap();
  const options = page.locator('.ask-option');
  const all = await options.count();
  await page.getByLabel('Find in the list').fill('no such system');
  expect(await options.count()).toBe(0);
  await page.getByText('Nothing in the list has these words.').waitFor();
  await page.getByLabel('Find in the list').fill('');
  const [wanted = ''] = (await options.nth(5).innerText()).split('\n');
  await page.getByLabel('Find in the list').fill(wanted.toUpperCase());
  expect(await options.count()).toBeLessThan(all);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const before = await page.locator('.ask').getAttribute('data-ask');
  await options.first().tap();
  await send(page).tap();
  await page.waitForFunction(was => document.querySelector<HTMLElement>('.ask')?.dataset.ask !== was, before);
});

test('the hand opens and closes by its handle, and its cards lie side by side', async () => {
  const page = await newPage(phone);
  await openPosition(page, url(), activating);
  const handle = page.locator('.fan-handle');
  const top = async () => (await page.locator('.fan-cards').boundingBox())!.y;
  const closed = await top();
  await handle.tap();
  expect(await handle.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(top).toBeLessThan(closed - 80);
  const ask = (await page.locator('.game-ask').boundingBox())!;
  const cards = (await page.locator('.fan-cards').boundingBox())!;
  expect(cards.y + cards.height).toBeLessThanOrEqual(ask.y + 1);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await handle.tap();
  expect(await handle.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(top).toBe(closed);
});

test('a whole round and more is played by touch alone', async () => {
  const page = await newPage(phone);
  const traffic = await watchTraffic(page);
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  const before = await moved(page);
  const ann = new Player(page, [['panel', '.ask-option:not([disabled])', 'Tactical action']]);
  const round = page.locator('.ti-round');
  await ann.playUntil(async () => (await round.textContent()) === 'Round 3');
  expect(await round.textContent()).toBe('Round 3');
  const { keys, faked } = await moved(page);
  expect([keys - before.keys, faked]).toEqual([0, 0]);
  expect(traffic.answers.length).toBeGreaterThan(20);
  expect(ann.clicks.sheet).toBeGreaterThan(2); // how often depends on the deal
});

test('what is produced by following Warfare can be tapped, and the button says what it comes to', async () => {
  const position = anyPosition({
    ...{ game: 'twilight-imperium', seats: 3, seed: 'warfare follow' },
    isThere: table =>
      table.asks(0).some(({ kind, prompt, ahead }) => kind === 'follow' && prompt.card === 'warfare' && !ahead),
  });
  const page = await newPage(phone);
  await openPosition(page, url(), position);
  await send(page).filter({ hasText: 'Follow: produce nothing' }).waitFor();
  const ends = await page
    .locator('.plan .ask-stepper')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(1);
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width);
  await page.locator('.plan .ask-amount', { hasText: 'Fighter' }).locator('.ask-stepper button').last().tap();
  await send(page).filter({ hasText: 'Follow: produce 1 for 1 resource' }).waitFor();
});

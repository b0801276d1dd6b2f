import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import type { PageOptions } from '../../../testing/browser.ts';
import { moved, Player, watchTraffic } from '../../../testing/click-player.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { playNow, site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

async function sitDown(options?: PageOptions): Promise<Page> {
  const page = await newPage(options);
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  await page.locator('[data-system]').first().waitFor();
  return page;
}

/** Whoever acts activates a system, as long as that is possible. */
const player = (page: Page) => new Player(page, [['panel', '.ask-option:not([disabled])', 'Tactical action']]);

const asked = (page: Page, words: string) => async () =>
  (await page.locator('.ask-question', { hasText: words }).count()) > 0;

/** My command token lies there: the activation was taken. */
const tokenIn = (page: Page, system: string | null) =>
  page.locator(`[data-system="${system}"] [data-token="0"]`).waitFor();

const transform = (page: Page) => page.locator('.ti-space > g').getAttribute('transform');

test('the galaxy is panned and zoomed by mouse and keys, and only one transform changes', async () => {
  const page = await sitDown();
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  const fitted = await transform(page);
  await page.getByRole('button', { name: 'Closer' }).click();
  expect(await transform(page)).not.toBe(fitted);
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  expect(await transform(page)).toBe(fitted);

  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    new MutationObserver(all => {
      for (const { target, attributeName } of all) changed.add(`${target.parentElement?.nodeName} ${attributeName}`);
    }).observe(document.querySelector('.ti-space')!, { subtree: true, childList: true, attributes: true });
  });
  const box = (await page.locator('.ti-space').boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2 + 30, { steps: 6 });
  await page.mouse.up();
  expect(await transform(page)).not.toBe(fitted);
  const changed = await page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed]);
  expect(changed.sort()).toEqual(['SECTION data-detail', 'svg style', 'svg transform']);

  const panned = await transform(page);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    before => document.querySelector('.ti-space > g')?.getAttribute('transform') !== before,
    panned,
  );
  await page.locator('.ti-space').focus();
  await page.keyboard.press('0');
  expect(await transform(page)).toBe(fitted);
  for (const key of ['ArrowLeft', '+', '-']) {
    const before = await transform(page);
    await page.keyboard.press(key);
    expect(await transform(page)).not.toBe(before);
  }
});

/** The first player is about to activate a system. */
const activating = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'activate' },
  isThere: table => table.asks(0).some(({ kind }) => kind === 'activate'),
});

/** A page where a system is to be activated, with all that may be. */
async function toActivate(): Promise<{ page: Page; lit: Locator }> {
  const page = await newPage();
  await openPosition(page, url(), activating);
  const lit = page.locator('.ti-system.lit');
  await lit.first().waitFor();
  expect(await lit.count()).toBe(await page.locator('.ask-option').count());
  return { page, lit };
}

test('an action is planned by a click on a lit system', async () => {
  const { page, lit } = await toActivate();
  const some = lit.nth(3);
  const hex = (await some.locator('> .ti-hex').boundingBox())!;
  const clicked = await some.getAttribute('data-system');
  await page.mouse.click(hex.x + hex.width / 2, hex.y + hex.height - 8);
  await page.locator('.plan .button.main:not([disabled])').click();
  await tokenIn(page, clicked);
});

test('keys reach a lit system, choose it and send the plan', async () => {
  const { page, lit } = await toActivate();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-system]')?.getAttribute('data-system') ?? null);
  await lit.locator('> .ti-hex').first().focus();
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe(first);
  expect(await page.locator('.ti-system-panel').count()).toBe(1);
  await lit.locator('> .ti-hex').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.plan:focus .button.main:not([disabled])').waitFor();
  await page.keyboard.press('Enter');
  await tokenIn(page, first);
});

test('pointing at a system shows what is adjacent and how far ships reach, and draws no system anew', async () => {
  const page = await sitDown();
  await player(page).playUntil(asked(page, 'what do you do?'));
  await page.evaluate(() => {
    const redrawn: string[] = [];
    Object.assign(window, { redrawn });
    new MutationObserver(all => {
      for (const { target } of all) {
        const system = target instanceof Element && target.closest('[data-system]');
        if (system) redrawn.push(String(system.getAttribute('data-system')));
      }
    }).observe(document.querySelector('.ti-space')!, { subtree: true, childList: true, attributes: true });
  });
  const home = page.locator('[data-system]:has(> .ti-hex.home):has([data-fleet="space:0"])');
  const id = await home.getAttribute('data-system');
  const box = (await home.locator('> .ti-hex').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 6);
  const around = page.locator(`.ti-reach[data-around="${id}"]`);
  await around.waitFor();
  const goals = await around.locator('[data-goal]').count();
  expect(goals).toBeGreaterThan(0);
  expect(await around.locator('[data-adjacent]').count()).toBeGreaterThan(0);
  const panel = page.locator('.ti-system-panel');
  const said = () => panel.innerText();
  await expect.poll(said).toMatch(/Reach right now\s+Adjacent to .+\s+Ann: .+ can enter \d+ system/);

  const goal = await around.locator('.ti-reach-goal:not(.risky)').first().getAttribute('data-goal');
  await page.locator('.ti-space').focus();
  await page.locator(`[data-system="${goal}"] > .ti-hex`).focus();
  await page.locator(`.ti-reach[data-around="${goal}"] [data-origin="${id}"]`).waitFor();
  await expect.poll(said).toMatch(/Your ships can come here from 1 system: /);
  expect(await page.evaluate(() => (window as unknown as { redrawn: string[] }).redrawn)).toEqual([]);

  await page.getByRole('button', { name: 'As a list' }).click();
  const system = page.locator('.ti-text article');
  const all = await system.count();
  await expect
    .poll(() => system.filter({ hasText: /Reach right now\. (Adjacent to |Not adjacent)/ }).count())
    .toBe(all);
  await expect.poll(() => system.filter({ hasText: 'Your ships can come here from 1 system' }).count()).toBe(goals);
});

test('two whole rounds are played by clicks alone', async () => {
  const page = await newPage();
  const traffic = await watchTraffic(page);
  await playNow(page, url(), 'twilight-imperium', 'Ann');
  await page.locator('.ask-question').waitFor();
  const before = { ...(await moved(page)), writes: traffic.writes.length };
  const round = page.locator('.ti-round');
  const ann = player(page);
  await ann.playUntil(async () => (await round.textContent()) === 'Round 3');

  expect(await round.textContent()).toBe('Round 3');
  const { clicks, keys, faked } = await moved(page);
  expect([keys - before.keys, faked, traffic.writes.length - before.writes]).toEqual([0, 0, 0]);
  expect(traffic.answers.length).toBeGreaterThan(20);
  expect(clicks).toBeGreaterThanOrEqual(traffic.answers.length);
  expect(ann.clicks.board).toBeGreaterThan(5);
});

test('everybody can use the table and the sheet of a player', async () => {
  const page = await sitDown();
  await player(page).playUntil(asked(page, 'Choose a strategy card.'));
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.locator('.ti-score').first().click();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('everybody can use the technology tree and what is shared, in the light too', async () => {
  const page = await sitDown({ theme: 'light', width: 1024 });
  await page.getByRole('button', { name: 'Technology tree' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Table' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
});

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
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'As a list' }).click();
  const ann = player(page);
  for (let i = 0; i < 5; i++) {
    await ann.answer(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
  expect(ann.clicks.board).toBeGreaterThan(0);
});

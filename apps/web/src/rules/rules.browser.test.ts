import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SoloGame } from '../solo/messages.ts';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { anyPosition, openPosition } from '../testing/positions.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

const phone = { width: 375, height: 812 };

/** Nothing is wider than the window. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
}

/** The first player is asked, and something is not on offer to them. */
const barredIn = (game: string): SoloGame =>
  anyPosition({
    ...{ game, seats: 3, seed: 'why not' },
    isThere: table => table.waiting()[0] === 0 && table.barred(0).some(each => each.length > 0),
  });

describe('the page of rules', () => {
  test('finds rules by word and number with the keyboard, and opens one with everything related', async () => {
    const page = await newPage();
    await page.goto(url());
    await page.getByRole('link', { name: 'Rules' }).click();
    const field = page.getByRole('searchbox');
    await field.fill('space cannon');
    const found = page.locator('.rule-found button');
    await found.first().waitFor();
    expect(await found.first().innerText()).toMatch(/^LRR 77 Space Cannon/);

    await field.fill('84.1b');
    await page.getByText('1 rule', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/rules\/LRR/);
    const opened = page.getByRole('article');
    expect(await opened.getByRole('heading', { level: 2 }).innerText()).toBe('LRR 84.1b: Strategy Phase');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('LRR 84.1b: Strategy Phase');
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

    await opened.getByRole('button', { name: 'Rule LRR 84.1', exact: true }).press('Enter');
    await opened.getByRole('heading', { name: /^LRR 84\.1: / }).waitFor();
    await opened.getByRole('button', { name: 'Rule LRR 84.1a' }).waitFor();
    await page.goBack();
    await opened.getByRole('heading', { name: /^LRR 84\.1b: / }).waitFor();
  });

  test('is read on a phone: chapters, a ruling and its rules, cards, and an address of its own', async () => {
    const page = await newPage(phone);
    await page.goto(`${url()}/rules`);
    await page.locator('summary', { hasText: 'Cleanup' }).tap();
    await page.getByRole('button', { name: 'Rule ED 34' }).tap();
    await page.getByRole('heading', { name: 'ED 34: Cleanup' }).waitFor();

    const answer = await page.goto(`${url()}/rules/R-016`);
    expect(answer?.status()).toBe(200);
    const opened = page.getByRole('article');
    await opened.getByText('Does the holder of Diplomacy have to ready two exhausted planets').waitFor();
    await opened.getByRole('button', { name: 'Rule LRR 32.2' }).first().tap();
    await opened.getByRole('heading', { name: 'LRR 32.2: Diplomacy (Strategy Card)' }).waitFor();
    await opened.getByRole('button', { name: 'Rule R-016' }).waitFor();
    await opened.getByText('Diplomacy', { exact: true }).waitFor(); // the card
    await fits(page);
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

    await page.goto(`${url()}/rules/nonsense`);
    await page.getByRole('heading', { name: 'No rule is called nonsense.' }).waitFor();
  });
});

describe('at a table', () => {
  test('a rule cited in a question opens over it by keys, leads to others, and gives the focus back', async () => {
    const page = await newPage();
    await openPosition(page, url(), barredIn('eminent-domain'));
    await page.locator('.why-not').waitFor();
    const button = page.getByRole('button', { name: 'Rules of this question' });
    await button.press('Enter');
    const about = page.getByRole('dialog');
    await about.getByRole('heading', { name: 'Rules of this question' }).waitFor();
    expect(await about.locator('.rule-list button.rule-number').first().innerText()).toMatch(/^ED /);
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'detached' });

    await page.keyboard.press('!');
    const cited = page.locator('.why-not button.rule-number').first();
    const id = await cited.innerText();
    await cited.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: new RegExp(`^${id}: `) }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

    const next = dialog.locator('.rule-list button.rule-number').first();
    const nextId = await next.innerText();
    await next.press('Enter');
    await dialog.getByRole('heading', { name: new RegExp(`^${nextId.replace(/"/g, '.')}: `) }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('rule-dialog');
    await dialog.getByRole('button', { name: 'Back' }).press('Enter');
    await dialog.getByRole('heading', { name: new RegExp(`^${id}: `) }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => cited.evaluate(element => element === document.activeElement)).toBe(true);
    expect(page.url()).toContain('/solo/');
  });

  test('on a phone a touch opens it, the search is in the menu, and a card names its rules', async () => {
    const page = await newPage(phone);
    await openPosition(page, url(), barredIn('twilight-imperium'));
    await page.locator('.why-not > summary').tap();
    const cited = page.locator('.why-not button.rule-number').first();
    const id = await cited.innerText();
    await cited.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: new RegExp(`^${id}: `) }).waitFor();
    await fits(page);
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Rules', exact: true }).tap();
    await dialog.getByRole('searchbox').fill('announce retreat');
    await dialog.locator('.rule-found button', { hasText: 'LRR 78.4c' }).tap();
    await dialog.getByRole('heading', { name: /^LRR 78\.4c: / }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Table' }).tap();
    const card = page.locator('.ti-card', { hasText: 'Leadership' });
    await card.locator('.ti-card-face, .ti-card-more').last().tap();
    await page.getByRole('button', { name: 'Rule LRR 52.2', exact: true }).tap();
    await page.getByRole('heading', { name: 'LRR 52.2: Leadership (Strategy Card)' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.rule-dialog').waitFor({ state: 'detached' });
    expect(await page.locator('.rules-of-card').isVisible()).toBe(true); // the card is still open
  });
});

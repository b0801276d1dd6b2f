import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

const factions = ['sol', 'hacan', 'letnev', 'jolnar', 'xxcha', 'mentak'];

/** The end of a turn in which the first seat has several players to deal with, Hacan among them. */
const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'deal', options: { factions } },
  isThere: table =>
    table
      .asks(0)
      .some(({ kind, prompt }) => kind === 'transaction.deal' && (prompt.partners as readonly number[]).length > 1),
});

test.each(sizes)('a deal is one form: partner, both sides, offer ($width px)', async size => {
  const page = await newPage(size);
  await openPosition(page, url(), position);
  const deal = page.locator('.deal');
  await deal.waitFor();
  const press = (name: RegExp | string) => {
    const button = deal.getByRole('button', { name }).first();
    return size.width < 600 ? button.tap() : button.click();
  };
  expect(await deal.getByRole('button', { name: /^Offer this/ }).count()).toBe(0);
  const partners = await deal.locator('.deal-partners button').count();
  await press(/^Bot/);
  const offer = deal.getByRole('button', { name: /^Offer this to Bot/ });
  expect(await offer.isDisabled()).toBe(true);
  await deal.locator('select').first().selectOption({ index: 1 });
  expect(await deal.locator('.deal-terms').textContent()).toMatch(/^You give your .+\. Bot \d gives nothing\.$/);
  await deal
    .getByRole('group', { name: /^You get/ })
    .getByRole('button', { name: /^More of this: Trade goods/ })
    .click();
  expect(await deal.locator('.deal-terms').textContent()).toMatch(/gives 1 trade good\.$/);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const asked = await deal.getAttribute('data-ask');
  await press(/^Offer this/);
  // Whoever has made an offer is asked for another one, to somebody else.
  await page.locator(`.deal[data-ask="${asked}"]`).waitFor({ state: 'detached' });
  await page.waitForFunction(most => document.querySelectorAll('.deal-partners button').length < most, partners);
});

test('no deal is one click', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.deal').getByRole('button', { name: 'No deal' }).click();
  await page.locator('.deal').waitFor({ state: 'detached' });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { anyPosition, openPosition } from '../testing/positions.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** A turn in the second round, after others have had turns since the last own decision. */
const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'digest' },
  isThere: table => {
    const { round } = table.state as unknown as { round: number };
    const lastDecisions = table.log.filter(entry => entry.t === 'answer').slice(-20);
    const haveOthers = lastDecisions.every(({ seat }) => seat !== 0);
    return round === 2 && haveOthers && table.asks(0).some(({ kind, ahead }) => kind === 'action' && !ahead);
  },
});

const digestOf = (page: Page) => page.getByRole('region', { name: 'Since your last turn' });
const filter = (page: Page, name: string) =>
  digestOf(page)
    .getByRole('group', { name: 'Show only' })
    .getByRole('button', { name: new RegExp(`^${name} \\d`) });
const lines = (page: Page) => digestOf(page).locator('.digest-groups > li').allTextContents();
const top = async (page: Page) => (await page.locator('.ask-question').boundingBox())!.y;

test('news is filtered by mouse and keyboard, and the question stays where it is', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  const digest = digestOf(page);
  await digest.waitFor();
  const place = await top(page);
  const all = await lines(page);
  expect(all.length).toBeGreaterThan(1);
  for (const name of ['About me', 'Neighbours', 'Objectives']) {
    const button = filter(page, name);
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await top(page)).toBe(place);
  }
  await filter(page, 'All').focus();
  await page.keyboard.press('Enter');
  expect(await lines(page)).toEqual(all);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await digest.getByRole('button', { name: 'I have seen it' }).click();
  await digest.waitFor({ state: 'detached' });
  expect(await top(page)).toBe(place);
});

test('on a phone the digest is one line, opens by touch above the question and is filtered there', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await openPosition(page, url(), position);
  const digest = digestOf(page);
  await digest.waitFor();
  const place = await top(page);
  await digest.getByRole('button', { name: /^Since your last turn/ }).tap();
  await filter(page, 'Objectives').tap();
  expect(await filter(page, 'Objectives').getAttribute('aria-pressed')).toBe('true');
  expect(await top(page)).toBe(place);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

test.each([1440, 375])('help leads to guided games, factions, maps and words, at %i pixels', async width => {
  const page = await newPage({ width, height: 812 });
  await page.goto(url());
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { name: 'Words' }).waitFor();
  expect(await page.getByRole('link', { name: /^Learn to play/ }).count()).toBe(2);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: /^Factions/ }).click();
  await page.getByRole('link', { name: /Federation of Sol/ }).click();
  await page.getByRole('heading', { name: 'The Federation of Sol', level: 1 }).waitFor();
  await page.getByText('Spec Ops', { exact: false }).first().waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 3, seed: 'overlays' },
  isThere: table => (table.view(0) as View).round === 2 && table.asks(0).some(({ ahead }) => !ahead),
});

test('by keys: L and a number lay an overlay over the map, with a legend; arrows beside its name go on; Escape ends it', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.ti-hex').first().waitFor();
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Overlays of the map' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const question = () =>
    page
      .locator('.ask')
      .evaluate(ask => [
        (ask as HTMLElement).dataset.ask,
        ask.querySelectorAll('[aria-pressed="true"]').length,
        ask.querySelector('.ask-question')?.textContent,
      ]);
  const asked = await question();
  await page.keyboard.press('1'); // which is the key of an option, too
  await page.getByRole('region', { name: 'Overlay of the map: Resources and influence' }).waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('4');
  const legend = page.getByRole('region', { name: 'Overlay of the map: Production' });
  await legend
    .getByText(/\d+ units in \d+ systems?/)
    .first()
    .waitFor();
  expect(await page.locator('.ti-overlay [data-mark]').count()).toBeGreaterThan(1);
  expect(await legend.getByRole('term').count()).toBe(3);
  await legend.getByRole('button', { name: 'Overlay: Space cannons' }).click();
  await page.getByRole('region', { name: 'Overlay of the map: Space cannons' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.ti-overlay').waitFor({ state: 'detached' });
  expect(await question()).toEqual(asked);
});

test('by touch on a phone; in the list of systems an overlay is words', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await openPosition(page, url(), position);
  await page.getByRole('button', { name: 'Overlays of the map' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resources and influence/ })
    .tap();
  const legend = page.getByRole('region', { name: 'Overlay of the map: Resources and influence' });
  await legend.getByRole('button', { name: 'What the overlay shows' }).tap();
  await legend.getByText('What ready planets give').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'As a list' }).tap();
  expect(await page.locator('.ti-overlay-words').first().innerText()).toMatch(
    /^Resources and influence\. \d+ resources/,
  );
  await legend.getByRole('button', { name: 'Overlay off' }).tap();
  await page.locator('.ti-overlay-words').waitFor({ state: 'detached' });
});

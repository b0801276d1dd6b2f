import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

interface Prepared {
  objectives: { revealed: string[]; stageOne: string[] };
  seats: { tradeGoods: number; secrets: string[] }[];
}

/** A table with an objective for trade goods: I have three, the second player has five. */
const position = () =>
  anyPosition({
    ...{ game: 'twilight-imperium', seats: 3, seed: 'objectives' },
    prepare(state) {
      const { objectives, seats } = state as unknown as Prepared;
      objectives.revealed = ['negotiate-trade-routes'];
      objectives.stageOne = objectives.stageOne.filter(id => id !== 'negotiate-trade-routes');
      for (const [seat, player] of seats.entries()) player.tradeGoods = [3, 5, 0][seat]!;
    },
    isThere: table => (table.view(0) as View).phase === 'strategy' && table.asks(0).length > 0,
  });

test.each([
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
])('objectives say how far everybody is and what is missing ($width px)', async size => {
  const page = await newPage(size);
  await openPosition(page, url(), position());
  await page.locator('#tab-table').click();
  const everybody = page.getByRole('list', { name: 'How far everybody is with Negotiate Trade Routes' });
  await everybody.first().waitFor();
  expect(
    await everybody
      .first()
      .locator('li')
      .evaluateAll(all => all.map(each => each.textContent)),
  ).toEqual([
    expect.stringMatching(/^3\/5.*: missing: two more trade goods$/),
    expect.stringMatching(/^5\/5.*: nothing is missing$/),
    expect.stringMatching(/^0\/5.*: missing: five more trade goods$/),
  ]);
  await page.getByText('Missing: two more trade goods').first().waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

  await page.locator('.ti-player-row').nth(1).click();
  const sheet = page.locator('.ti-sheet');
  await sheet.locator('.ti-standing').first().waitFor();
  expect(await sheet.innerText()).toContain('Negotiate Trade Routes');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.locator('#tab-me').click();
  await page.locator('.ti-card-note .ti-standing').first().waitFor(); // how far I am with my secrets
});

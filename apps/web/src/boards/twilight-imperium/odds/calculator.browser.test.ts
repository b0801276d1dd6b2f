import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 3, seed: 'calculator', options: { factions: ['sol', 'hacan', 'xxcha'] } },
  isThere: table => table.asks(0).some(({ kind, ahead }) => kind === 'action' && !ahead),
});

test('a calculator opens from a key and from a system, knows the table and says that it is exact', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  await page.locator('.ti-score').first().waitFor();
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Odds of a fight' });
  const attacker = dialog.getByRole('group', { name: 'Attacker' });
  const defender = dialog.getByRole('group', { name: 'Defender' });
  await dialog.getByText('The attacker needs units that fight there.').waitFor();
  await attacker.getByLabel('Cruisers').fill('1');
  await dialog.getByText('The defender needs units that fight there.').waitFor();
  await defender.getByLabel('Cruisers').fill('1');
  await dialog.getByText('The attacker wins 38 %, the defender 38 %, nobody 24 %').waitFor();
  await dialog.getByText('Exact: every outcome of the dice was followed.').waitFor();
  await attacker.getByLabel('War suns').fill('4');
  await attacker.getByLabel('Fighters').fill('12');
  await defender.getByLabel('War suns').fill('4');
  await defender.getByLabel('Fighters').fill('12');
  await dialog.getByText(/^Estimated from \d+ fights\.$/).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

/** A system whose middle can be tapped. Runs in the page. */
const inSight = () =>
  [...document.querySelectorAll<SVGElement>('[data-system]')].find(system => {
    const { left, top, width, height } = system.querySelector('.ti-hex')!.getBoundingClientRect();
    return system.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })?.dataset.system;

test('on a phone it opens from the sheet of a system', async () => {
  const page = await newPage({ width: 375, height: 812 });
  await openPosition(page, url(), position);
  await page.locator('[data-system]').first().waitFor();
  await page.locator(`[data-system="${await page.evaluate(inSight)}"] > .ti-hex`).tap({ force: true });
  await page.getByRole('button', { name: 'Work out a fight here' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Odds of a fight: / });
  await dialog.getByRole('group', { name: 'Attacker' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

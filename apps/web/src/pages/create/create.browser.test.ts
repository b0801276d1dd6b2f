import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

test.each([
  ['desktop', wide],
  ['phone', phone],
])('a table of Twilight Imperium is set up by choices alone (%s)', async (_, viewport) => {
  const page = await newPage(viewport);
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();

  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
  const map = page.getByRole('img', { name: /^The map\./ });
  await map.waitFor();
  const first = await map.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Roll another map' }).click();
  await expect.poll(() => map.getAttribute('aria-label')).not.toBe(first);
  const shown = (await map.getAttribute('aria-label'))!;
  expect(await page.getByRole('row').count()).toBe(5); // a heading and four seats

  await page.getByLabel('Who plays which faction').selectOption({ label: 'Chosen here' });
  await page.getByLabel('Faction of You').selectOption({ label: 'The Federation of Sol' });
  await page.getByText('Browse the factions').click();
  await page.getByRole('button', { name: /^The Federation of Sol/ }).click();
  const sheet = page.getByRole('dialog', { name: 'The Federation of Sol' });
  await sheet.getByText('Easy to play.').waitFor();
  await sheet.getByText('Orbital Drop', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^The Titans of Ul/ }).click();
  await page.getByRole('dialog', { name: 'The Titans of Ul' }).getByText('Terragenesis', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByLabel('14', { exact: true }).check();
  await page.getByLabel('Time to think').selectOption({ label: 'Custom' });
  await page.getByLabel('Total for each player').selectOption({ label: '90 minutes' });
  await page.getByRole('button', { name: 'Fill all open seats with bots' }).click();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask-question').waitFor();
  await page.getByText('Your faction is The Federation of Sol').or(page.getByText('14 to win')).first().waitFor();
  for (const planet of shown.split(': ')[1]!.split(', ').slice(0, 5))
    expect(await page.getByText(planet, { exact: true }).count(), planet).toBeGreaterThan(0);

  // The next table begins with the same settings.
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await expect.poll(() => page.getByLabel('Faction of You').inputValue()).toBe('sol');
  expect(await page.getByRole('combobox', { name: 'Players', exact: true }).inputValue()).toBe('4');
  expect(await page.getByLabel('14', { exact: true }).isChecked()).toBe(true);
});

test('a pasted map string is shown, and a wrong one names the part that is wrong', async () => {
  const page = await newPage(wide);
  await page.goto(`${url()}/create?game=twilight-imperium`);
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByLabel('A map string').check();
  const text = page.getByLabel(/^Tiles from the centre/);
  const words = (await text.inputValue()).split(' ');
  await text.fill(['999', ...words.slice(1)].join(' '));
  await page.getByText(/"999" at 101/).waitFor();
  await text.fill(words.join(' '));
  await page.getByRole('img', { name: /^The map\./ }).waitFor();
});

test('a game that does not exist is said so', async () => {
  const page = await newPage(wide);
  await page.goto(`${url()}/create?game=chess`);
  await page.getByRole('heading', { name: 'There is no game called "chess" here' }).waitFor();
});

test('everybody sees what is played before it starts, is told when the host changes it, and says when they are ready', async () => {
  const host = await newPage(wide);
  await host.goto(`${url()}/create?game=twilight-imperium`);
  await host.getByRole('textbox').fill('Ann');
  await host.getByRole('button', { name: 'Save name' }).click();
  await host.getByRole('combobox', { name: 'Players', exact: true }).selectOption('3');
  await host.getByRole('img', { name: /^The map\./ }).waitFor();
  await host.getByLabel('Start at a set time').check();
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.waitForURL('**/t/**');
  const link = (await host.locator('code').filter({ hasText: '/t/' }).textContent())!;

  const guest = await newPage(phone);
  await guest.goto(link);
  const played = guest.getByRole('heading', { name: 'What is played' });
  const seesTerms = async () => {
    await played.waitFor();
    await guest.getByText('Prophecy of Kings', { exact: false }).first().waitFor();
    await guest.getByRole('img', { name: /^The map\./ }).waitFor();
  };
  // The invitation says to what, before anybody has a name.
  await guest
    .getByText('Ann invites you to play. A table for 3 players. Already here: Ann. 2 seats are open.')
    .waitFor();
  await seesTerms();
  for (const term of ['Time to think', 'Sets', 'Factions', 'Victory points to win'])
    expect(await guest.locator('dt').filter({ hasText: term }).count(), term).toBe(1);
  expect(await accessibilityProblemsInBothThemes(guest)).toEqual([]);
  await guest.getByRole('textbox').fill('Bea');
  await guest.getByRole('button', { name: 'Save name' }).click();
  await guest.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await seesTerms();
  await guest.getByText('with bots on the seats that are still open').waitFor();
  await guest.getByText(/^The game begins at .+, or earlier if Ann starts it\.$/).waitFor();
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await host.getByText('ready', { exact: false }).first().waitFor();
  expect(await accessibilityProblemsInBothThemes(guest)).toEqual([]);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await host.getByRole('button', { name: 'Change the settings' }).click();
  const dialog = host.getByRole('dialog', { name: 'Change the settings' });
  await dialog.getByLabel('14', { exact: true }).check();
  expect(await accessibilityProblemsInBothThemes(host)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the settings' }).click();
  await guest.getByText(/^Ann changed the settings/).waitFor();
  await guest.locator('dd').filter({ hasText: /^14$/ }).waitFor();
  await guest.getByRole('button', { name: 'I am ready' }).waitFor(); // asked again
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { send, site } from '../testing/site.ts';

const { url, person } = site();

const phone = { width: 375, height: 812 };

/** Ann at a desk and Bea at a phone, with a clock; Ann is asked first or Bea. */
async function twoAtTable(): Promise<{ ann: Page; bea: Page; table: string }> {
  const ann = await person('Ann');
  const bea = await person('Bea', phone);
  const made = await send<{ table: string; you: { key: string } }>(ann, 'POST', '/api/tables', {
    ...{ game: 'eminent-domain', seats: 3, bots: [null, null, 'normal'], onTimeout: 'bot', spectators: true },
    clock: { kind: 'bank', seconds: 3600, increment: 0 },
  });
  const { table, you } = made;
  const command = (page: Page, id: string, what: object) =>
    send(page, 'POST', `/api/tables/${table}/commands?key=${you.key}`, { id, command: what });
  await command(bea, 'b1', { do: 'sit', seat: 1, key: you.key });
  await command(ann, 'a1', { do: 'start' });
  for (const page of [ann, bea]) {
    await page.goto(`${url()}/t/${table}#${you.key}`);
    await page.locator('.game').waitFor();
  }
  return { ann, bea, table };
}

test('time left is in the lobby, in the top bar and at the question, with what happens at zero', async () => {
  const { ann, bea } = await twoAtTable();
  const [asked, other] = (await ann
    .locator('.ask')
    .or(ann.getByText(/^Waiting for Bea/))
    .first()
    .textContent())!.startsWith('Waiting')
    ? [bea, ann]
    : [ann, bea];
  await asked.locator('.ask-time').waitFor();
  expect(await asked.locator('.ask-time').textContent()).toMatch(
    /^(5\d:\d\d|1 h 0 min) left\. At zero a bot plays on\.$/,
  );
  expect(await asked.locator('.people-open .people-time').textContent()).toMatch(/^5\d:\d\d$|^1 h 0 min$/);
  await other.getByText(/^Waiting for .*left\. At zero a bot plays on\.$/).waitFor();

  await asked.goto(url());
  const row = asked.locator('.table-row').first();
  await row.getByText(/left\. At zero a bot plays on\.$/).waitFor();
  expect(await accessibilityProblemsInBothThemes(asked)).toEqual([]);

  await other.goto(url());
  await other
    .locator('.table-row')
    .first()
    .getByText(/^Waiting for (Ann|Bea) \(offline\)$/)
    .waitFor();
});

test('everybody’s state and time are behind the name of whom the table waits for', async () => {
  const { ann, bea } = await twoAtTable();
  await ann.locator('.people-open').focus();
  await ann.keyboard.press('Enter');
  const listed = ann.locator('.people-panel li');
  for (const state of [/^Ann.*(thinking|here)/, /^Bea.*(thinking|here)/, /^Bot.*bot/])
    await expect.poll(() => listed.filter({ hasText: state }).count()).toBe(1);
  expect(await ann.locator('.people-panel').textContent()).toContain('When time is up, a bot plays on.');
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);
  await bea.goto(url());
  await ann
    .locator('.people-panel li')
    .filter({ hasText: /^Bea.*offline/ })
    .waitFor();
  await ann.locator('.people-absent').getByText('1 not here').waitFor();
  await ann.keyboard.press('Escape');
  await ann.locator('.people-panel').waitFor({ state: 'detached' });
});

test('messages are announced, counted and read; a private one reaches one person', async () => {
  const { ann, bea, table } = await twoAtTable();
  const guest = await person('Cy');
  const key = new URL(ann.url()).hash.slice(1);
  await guest.goto(`${url()}/t/${table}#${key}`);
  await guest.locator('.game').waitFor();
  await guest.getByRole('tab', { name: 'Log' }).click();

  await ann.getByRole('tab', { name: 'Log' }).click();
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Good evening.');
  await ann.keyboard.press('Enter');
  const toast = bea.getByRole('region', { name: 'New message' });
  await toast.getByText('Good evening.').waitFor();
  await bea.getByRole('tab', { name: 'Log unread messages: 1' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(bea)).toEqual([]);
  await toast.getByRole('button', { name: 'Open the chat' }).tap();
  await bea.locator('.log-chat').getByText('Good evening.').waitFor();
  await toast.waitFor({ state: 'detached' });
  await expect.poll(() => bea.getByRole('tab', { name: /^Log/ }).textContent()).toBe('Log');

  // By touch, from the list of players.
  await bea.locator('.people-open').tap();
  await bea.getByRole('button', { name: 'Write to Ann' }).tap();
  await bea.getByText('Only Ann and you can read this.').waitFor();
  await bea.getByRole('textbox', { name: 'Say something' }).fill('Shall we attack the bot?');
  await bea.getByRole('button', { name: 'Send' }).tap();
  for (const [page, author] of [
    [ann, 'Bea to you'],
    [bea, 'you to Ann'],
  ] as const)
    expect(await page.locator('.log-chat .is-private').first().textContent()).toBe(
      `${author} Shall we attack the bot?`,
    );
  expect(await accessibilityProblemsInBothThemes(bea)).toEqual([]);
  await ann.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'Bea' });
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Yes.');
  await ann.keyboard.press('Enter');
  await bea.locator('.log-chat').getByText('Yes.').waitFor();
  await ann.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'everybody' });
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Let us begin.');
  await ann.keyboard.press('Enter');
  await guest.locator('.log-chat').getByText('Let us begin.').waitFor();
  expect(await guest.locator('.log-chat li').allTextContents()).toEqual(['Ann Good evening.', 'Ann Let us begin.']);
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);
});

test('keys are listed under ?, and sounds can be tried and turned off', async () => {
  const { ann } = await twoAtTable();
  await ann.locator('.ask, .soft[role="status"]').first().waitFor();
  await ann.keyboard.press('?');
  const dialog = ann.getByRole('dialog', { name: 'Keys' });
  await dialog.getByText('what I cannot do, and why').waitFor();
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);
  await ann.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('link', { name: 'Sounds and notices' }).click();
  await ann.evaluate(() => {
    const { AudioContext: real } = window;
    const played = { count: 0 };
    Object.assign(window, {
      played,
      AudioContext: class extends real {
        constructor() {
          super();
          played.count++;
        }
      },
    });
  });
  await ann.getByRole('button', { name: 'Play it: the sound of my turn' }).click();
  expect(await ann.evaluate(() => (window as unknown as { played: { count: number } }).played.count)).toBe(1);
  const turn = ann.getByLabel('When it is my turn and the page is in the background');
  expect(await turn.isChecked()).toBe(true);
  await turn.uncheck();
  await ann.reload();
  await turn.waitFor();
  expect(await turn.isChecked()).toBe(false);
  await ann.getByLabel(/^Webhook/).fill('https://hooks.example.org/1');
  await ann.getByLabel(/^With a picture of the table/).check();
  const [wish] = await Promise.all([
    ann.waitForRequest(request => request.method() === 'PUT' && request.url().endsWith('/api/me/notices')),
    ann.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(wish.postDataJSON()).toEqual({
    webhook: { url: 'https://hooks.example.org/1', form: 'discord', picture: true },
    quiet: null,
  });
  expect(await accessibilityProblemsInBothThemes(ann)).toEqual([]);
});

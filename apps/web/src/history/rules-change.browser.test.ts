import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { Player, question } from '../testing/click-player.ts';
import { failMoves, raiseRules, someProcess, upgrade } from '../testing/later-rules.ts';
import { playNow, site } from '../testing/site.ts';

const { url, page: newPage, restart } = site();

const isThere = (page: Page) => page.locator('.game-board[aria-busy="false"]').waitFor();
const heading = (page: Page) => page.locator('.game-top').textContent();

/** A table against bots, played a while. */
async function someTable(at: string) {
  const page = await newPage();
  await playNow(page, at, 'eminent-domain', 'Ann');
  const you = new Player(page);
  await you.playUntil(async () => /Turn [4-9]/.test((await heading(page)) ?? '') && (await question(page)) !== '');
  return { page, you };
}

test('a running table continues under newer rules: players are told, and the history shows both sides', async () => {
  const server = await someProcess();
  const { page, you } = await someTable(server.url);
  await upgrade(server);
  const digest = page.getByRole('region', { name: 'Since your last turn' });
  const changed = /The rules have changed \(version \d+ to \d+\)\. Eras are counted\. Eras have names\./;
  await digest.getByText(changed).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await digest.getByRole('button', { name: 'I have seen it' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.locator('.log-rules');
  await line.waitFor();
  expect(await line.textContent()).toMatch(changed);
  await you.answer(3);

  // Before the change: stored moments, and the bar says so.
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Looking back' });
  const note = bar.getByText(/only stored moments can be shown/);
  const flag = bar.getByRole('list', { name: 'Changes of rules' }).getByRole('button');
  await flag.waitFor();
  expect(await note.count()).toBe(0);
  expect(await flag.getAttribute('aria-label')).toMatch(changed);
  await flag.focus();
  await page.keyboard.press('Enter');
  await isThere(page);
  expect(await bar.getByRole('slider').getAttribute('aria-valuetext')).toMatch(changed);
  expect(await page.getByRole('region', { name: 'What happened then' }).textContent()).toMatch(changed);
  const atChange = await heading(page);
  await bar.getByRole('button', { name: 'One stored moment back' }).click();
  await isThere(page);
  await note.waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);

  await bar.getByRole('slider').press('Home');
  await isThere(page);
  expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(1);
  const headings = new Set<string>();
  for (let i = 0; i < 60 && (await note.count()) > 0; i++) {
    headings.add(/Turn \d+|Before the first turn/.exec((await heading(page)) ?? '')![0]);
    await page.keyboard.press('ArrowRight');
    await isThere(page);
  }
  expect([...headings].slice(0, 4)).toEqual(['Before the first turn', 'Turn 1', 'Turn 2', 'Turn 3']);
  expect(await heading(page)).toBe(atChange);

  // It plays from there over the change to now.
  await bar.getByRole('slider').press('Home');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await bar.getByRole('button', { name: 'Play' }).click();
  await bar.getByRole('button', { name: 'Play' }).waitFor(); // it has come to its end
  expect(await page.locator('.history-count').textContent()).toMatch(/^(\d+) of \1$/);
  await page.keyboard.press('Escape');
  await page.locator('.ask').waitFor();

  const phone = await newPage({ width: 375, height: 812, theme: 'light' });
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(page.url());
  await phone.getByRole('button', { name: 'Look back', exact: true }).click();
  await phone.getByRole('slider').press('Home');
  await isThere(phone);
  await phone.getByText(/only stored moments can be shown/).waitFor();
  expect(await accessibilityProblemsInBothThemes(phone)).toEqual([]);
});

test('the galaxy as it was before a change of rules is drawn at every stored moment', async () => {
  const page = await newPage();
  const broken: string[] = [];
  page.on('pageerror', error => broken.push(String(error)));
  const server = await someProcess();
  await playNow(page, server.url, 'twilight-imperium', 'Ann');
  await new Player(page).answer(12);
  await upgrade(server);
  await page
    .getByText(/The rules have changed/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  await page.getByRole('slider').press('Home');
  await isThere(page);
  const note = page.getByText(/only stored moments can be shown/);
  await note.waitFor();
  const fleets: number[] = [];
  while ((await note.count()) > 0) {
    fleets.push(await page.locator('.ti-space [data-fleet]').count());
    await page.keyboard.press('ArrowRight');
    await isThere(page);
  }
  expect(fleets.slice(1).every(count => count > 0)).toBe(true); // to begin with, the galaxy is empty
  expect(fleets.at(-1)).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

const cannotGoOn = 'This game cannot go on';

test('a table that cannot be migrated says why, shows its last board, and can be closed and exported', async () => {
  const { page } = await someTable(url());
  const start = await restart();
  onTestFinished(failMoves('eminent-domain', 'a card is missing'));
  await start();
  for (const comes of ['stays', 'comes back'] as const) {
    if (comes === 'comes back') await page.reload();
    await page.getByRole('heading', { name: cannotGoOn }).waitFor();
    await page.getByText(/The reason: .*a card is missing/).waitFor();
    expect(await page.locator('.ask, .undo, .digest, .lately-back, .game-board .can-choose').count()).toBe(0);
    expect(await page.getByText('Waiting for').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(1);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-told li').count()).toBeGreaterThan(3);
  await page.getByRole('textbox', { name: 'Say something' }).fill('What now?');
  await page.keyboard.press('Enter');
  await page.locator('.log-chat').getByText('What now?').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('.game-menu-items').getByRole('button').allTextContents()).toEqual([
    'Close the table',
    'Leave the table',
    'New game with the same people',
    'How the game goes',
    'At a glance (G)',
    'A picture to share (P)',
    'Keys (?)',
    'Rules',
    'Light or dark',
  ]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export the game' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^eminent-domain-.*\.json$/);
});

test('without a board, a table that cannot be migrated still says why, and shows its log and chat', async () => {
  const { page } = await someTable(url());
  const start = await restart();
  const state = (): never => {
    throw new Error('no way on');
  };
  onTestFinished(raiseRules('eminent-domain', 0, [{ changes: ['Nothing fits.'], state }]));
  await start();
  await page.getByRole('heading', { name: cannotGoOn }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: cannotGoOn }).waitFor();
  await page.getByText(/The reason: .*no way on/).waitFor();
  await page.locator('.log-told li').first().waitFor();
  expect(await page.getByRole('region', { name: 'Log' }).textContent()).toContain('Turn 3: ');
  await page.getByRole('textbox', { name: 'Say something' }).fill('What now?');
  await page.keyboard.press('Enter');
  await page.locator('.log-chat').getByText('What now?').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave, and give up my seat' }).click();
  await page.getByRole('heading', { name: 'Orrery' }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { Player } from '../testing/click-player.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

/** A table of so many, all others bots; the word in its link. */
async function sitDown(page: Page, seats: number): Promise<{ table: string; key: string }> {
  await page.goto(url());
  const found = await page.evaluate(async count => {
    const send = async (method: string, path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    };
    await send('PUT', '/api/me', { name: 'Ann' });
    const bots = Array.from({ length: count }, (_, seat) => (seat === 0 ? null : 'normal'));
    const { table, you } = await send('POST', '/api/tables', { game: 'eminent-domain', seats: count, bots });
    await send('POST', `/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
    return { table: String(table), key: String(you.key) };
  }, seats);
  await page.goto(`${url()}/t/${found.table}`);
  return found;
}

/** So many decisions of others are told in a digest. */
const MANY = 4;

const answer = (page: Page): Promise<void> => new Player(page).answer(1);

/** How many decisions others have made since the player's own last one. */
const missedBy = (page: Page, table: string): Promise<number> =>
  page.evaluate(async path => {
    const { moments } = (await (await fetch(path)).json()) as { moments: { seat: number | null }[] };
    return moments.length - 1 - moments.findLastIndex(({ seat }) => seat === 0);
  }, `/api/tables/${table}/moments`);

const places = (page: Page) => page.locator('.history-count').textContent();
const isThere = (page: Page) => page.locator('.game-board[aria-busy="false"]').waitFor();

test('a returning player gets the digest, can replay it, and can view the whole history', async () => {
  const page = await newPage();
  const { table } = await sitDown(page, 4);
  const heading = page.locator('.game-top');
  do await answer(page);
  while (/Turn 1(?!\d)/.test((await heading.textContent()) ?? ''));

  // The digest: what the others did since, player by player, with a way to see it.
  const digest = page.getByRole('region', { name: 'Since your last turn' });
  while ((await missedBy(page, table)) < MANY) await answer(page);
  await page.reload();
  await digest.waitFor();
  expect(await digest.getByRole('heading', { name: /^Bot \d/ }).count()).toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await digest.getByRole('button', { name: 'Show me' }).click();
  const bar = page.getByRole('region', { name: 'Looking back' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  expect(await page.locator('.ask').count()).toBe(0); // nothing is asked in the past
  await isThere(page);
  expect(await accessibilityProblems(page)).toEqual([]);

  // The line of the whole game, by keys and by buttons.
  const slider = bar.getByRole('slider');
  await slider.press('Home');
  await isThere(page);
  expect(await places(page)).toMatch(/^1 of \d+$/);
  expect(await heading.textContent()).toContain('Turn 1');
  await page.keyboard.press('ArrowRight');
  expect(await places(page)).toMatch(/^2 of/);
  await bar.getByRole('button', { name: 'One decision back' }).click();
  expect(await places(page)).toMatch(/^1 of/);
  const where = bar.getByRole('status');
  await bar.getByRole('button', { name: 'One turn on' }).click();
  if (!(await where.textContent())?.includes('Turn 2')) await page.keyboard.press('Shift+ArrowRight');
  expect(await where.textContent()).toContain('Turn 2');
  await isThere(page);
  expect(await heading.textContent()).toContain('Turn 2');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  const before = await places(page);
  await bar.getByRole('button', { name: 'Play' }).click();
  await page.waitForFunction(last => document.querySelector('.history-count')?.textContent !== last, before);
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.ask').waitFor();
  expect(await bar.count()).toBe(0);

  // It stays away once it was seen.
  await digest.getByRole('button', { name: 'I have seen it' }).click();
  expect(await digest.count()).toBe(0);

  // The log: what it names is shown, and a line goes back to when it was new.
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  const own = log
    .getByRole('listitem')
    .filter({ hasText: /^You add .* face down/ })
    .first();
  const planet = (await own.getByRole('button').first().textContent())!;
  await own.getByRole('button', { name: planet, exact: true }).click();
  expect(await page.locator('.game-board .is-marked').textContent()).toContain(planet);
  await log.locator('.log-told .link', { hasText: 'Survey' }).first().click();
  await page.locator('dialog[open]', { hasText: 'Survey' }).waitFor();
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: /Look back at this moment/ }).click();
  await isThere(page);
  const then = page.getByRole('region', { name: 'What happened then' });
  expect(await then.textContent()).toContain(`You add ${planet}`);
  const last = (await then.getByRole('listitem').last().textContent())!;
  expect(await log.getByRole('listitem').last().textContent()).toBe(last); // the log goes no further
  await page.keyboard.press('Escape');
  await page.locator('.ask').waitFor();
});

test('a spectator sees the table now and in the history, and nobody’s hand', async () => {
  const page = await newPage();
  const { table, key } = await sitDown(page, 3);
  await answer(page);
  await answer(page);
  const guest = await newPage({ width: 375, height: 812, theme: 'light' });
  await guest.goto(`${url()}/t/${table}#${key}`);
  await guest.getByText('Waiting for Ann').waitFor();
  expect(await guest.locator('.ask, .undo, .log-say, .digest').count()).toBe(0);
  expect(await guest.getByRole('tab').allTextContents()).toEqual(['Board', 'Table', 'Log']);
  expect(await guest.getByRole('region', { name: /^Empire of/ }).count()).toBe(3);
  expect(await guest.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
  await guest.getByRole('tab', { name: 'Log' }).click();
  await guest
    .getByRole('region', { name: 'Log' })
    .getByText(/Ann adds a planet face down|Ann looks at/)
    .first()
    .waitFor();

  await guest.getByRole('button', { name: 'Look back', exact: true }).click();
  await guest.getByRole('slider').press('Home');
  await isThere(guest);
  expect(await places(guest)).toMatch(/^1 of/);
  expect(await accessibilityProblems(guest)).toEqual([]);
  // Ann goes on; whoever looks back has one more moment, and stays where they are.
  await answer(page);
  await guest.waitForFunction(
    last => document.querySelector('.history-count')?.textContent !== last,
    await places(guest),
  );
  expect(await places(guest)).toMatch(/^1 of/);
  await guest.getByRole('button', { name: 'Back to now' }).click();
  await guest.getByText('Waiting for Ann').waitFor();
});

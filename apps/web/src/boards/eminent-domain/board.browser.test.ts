import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();

/** A table of two, the other one a bot. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(url());
  const table = await page.evaluate(async () => {
    const send = async (method: string, path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    };
    await send('PUT', '/api/me', { name: 'Ann' });
    const made = await send('POST', '/api/tables', { game: 'eminent-domain', seats: 2, bots: [null, 'greedy'] });
    await send('POST', `/api/tables/${made.table}/commands`, { id: 'start', command: { do: 'start' } });
    return String(made.table);
  });
  await page.goto(`${url()}/t/${table}`);
}

/** Until there is a question, or none will come any more. */
async function nextQuestion(page: Page, before: string | null): Promise<string | null> {
  await page.waitForFunction(
    last => {
      const now = document.querySelector<HTMLElement>('.ask')?.dataset.ask;
      return document.querySelector('.ending') !== null || (now !== undefined && now !== last);
    },
    before,
    { polling: 25 },
  );
  return page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset.ask ?? null);
}

const lit = '.game-board .can-choose:not(.is-chosen)';
const confirm = '.ask-actions .button.main';

/** Answers by a piece that is lit, where there is one, and by the panel otherwise; which kind of piece it was. */
async function answer(page: Page): Promise<string> {
  const offered = await page.evaluate(
    ([pieces, main]) => ({
      piece: document.querySelector(pieces)?.className.split(' ').at(-1) ?? '',
      main: document.querySelector(main) !== null,
      leads: document.querySelectorAll('.ed-pile .can-choose').length === 6,
    }),
    [lit, confirm] as const,
  );
  const main = page.locator(confirm);
  if (offered.leads) await page.getByRole('button', { name: /^Lead Trade/ }).click();
  else if (offered.piece !== '') {
    await page.locator(lit).first().click();
    const several = page.locator('dialog[open] .piece-option');
    if (await several.count()) await several.first().click();
  } else if (!offered.main) await page.locator('.ask-option, .ask-actions .button').first().click();
  if (!offered.main) return offered.piece;
  for (let i = 0; i < 9 && !(await main.isEnabled()); i++) await page.locator('.ask-option').nth(i).click();
  await main.click();
  return offered.piece;
}

async function faults(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}

test('a whole game against a bot by clicks alone, on the board where the board has it', async () => {
  const page = await newPage();
  await sitDown(page);
  const used = new Set<string>();
  let question = await nextQuestion(page, null);
  expect(await faults(page)).toEqual([]);
  for (let asked = 0; question !== null && asked < 400; asked++) {
    used.add(await answer(page));
    question = await nextQuestion(page, question);
  }
  expect(await page.locator('.ending li').count()).toBe(2);
  expect([...used]).toEqual(expect.arrayContaining(['ed-card-hand', 'ed-disc']));
  expect(await faults(page)).toEqual([]);
}, 120_000);

test('on a phone, in the light: some turns by touch, a card read in full, every tab', async () => {
  const page = await newPage({ width: 375, height: 812, theme: 'light' });
  await sitDown(page);
  let question = await nextQuestion(page, null);
  for (let asked = 0; asked < 6; asked++) {
    await answer(page);
    question = await nextQuestion(page, question);
  }
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  await page.locator('.ed-hand .piece-info, .ed-hand button.piece').last().click();
  expect(await page.getByRole('dialog').textContent()).toMatch(/Rules: ED/);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);

  for (const name of ['Me', 'Log', 'Table']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.getByRole('tabpanel').textContent()).not.toBe('');
  }
  expect(await faults(page)).toEqual([]);
});

test('the keyboard reaches what is lit, and keys do not answer while a card is read', async () => {
  const page = await newPage({ theme: 'light', width: 1024 });
  await sitDown(page);
  let question = await nextQuestion(page, null);
  const card = page.locator('.ed-hand button.can-choose').first();
  while (!(await card.count())) {
    await answer(page);
    question = await nextQuestion(page, question);
  }
  expect(await card.textContent()).toMatch(/Choose: /);
  await page.locator('.ed-hand .piece-info').first().press('Enter');
  await page.keyboard.press('1');
  expect(await page.locator('.ask').getAttribute('data-ask')).toBe(question);
  await page.keyboard.press('Escape');
  await card.press('Enter');
  const main = page.locator(confirm);
  if (await main.count()) await main.press('Enter');
  expect(await nextQuestion(page, question)).not.toBe(question);
  expect(await faults(page)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, quickRandom, randomAnswer } from '@orrery/kernel';
import type { Downward } from '@orrery/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { newPage, openBrowser } from '../testing/browser.ts';
import { Player, question } from '../testing/click-player.ts';
import { type FileServer, serveFiles } from '../testing/files.ts';
import { letGuideAnswer } from '../testing/guide.ts';
import { seedPages } from '../testing/seeded-random.ts';
import { SoloTable } from './engine.ts';
import type { SoloGame } from './messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-static-'));
let files: FileServer;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '-s', 'build:static', '--', ...options], { cwd: root, env, stdio: 'pipe' });
  files = await serveFiles(folder, '/some/where/');
  browser = await openBrowser();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await files?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A finished game. */
async function finishedGame(): Promise<SoloGame> {
  const kept: SoloGame[] = [];
  let asks: readonly Ask[] = [];
  const outside = {
    tell: (message: Downward) => {
      if (message.type === 'full') asks = message.picture.asks;
    },
    keep: async (game: SoloGame) => void kept.push(game),
    thinking: { iterations: 1 },
  };
  const table = SoloTable.begin(outside, 'finished', 'eminent-domain', 3, '7'.repeat(64))!;
  await table.show();
  const random = quickRandom(7);
  for (let i = 0; !kept.at(-1)!.over; i++) {
    const ask = asks.find(each => !each.ahead)!;
    await table.carryOut(String(i), { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  }
  return kept.at(-1)!;
}

/** Puts a game with those that the browser keeps. Runs in the page. */
const keepHere = (game: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('orrery');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const putting = opening.result.transaction('games', 'readwrite').objectStore('games').put(JSON.parse(game));
      putting.onsuccess = () => resolve();
      putting.onerror = reject;
    };
  });

test.each([
  ['Eminent Domain', 'You know the game'],
  ['Twilight Imperium', 'The first round is yours'],
])('files alone: the guided game of %s is played to its end', async (title, end) => {
  const page = await newPage(browser, { width: 375, height: 812 });
  await page.goto(files.url);
  await page.getByRole('link', { name: new RegExp(`^Learn to play.*${title}$`) }).click();
  await page.locator('.guide[data-step="1"]').waitFor();
  await letGuideAnswer(page);
  await page.getByRole('heading', { name: end }).waitFor();
});

test('files alone, under any path: a game against bots, kept over a reload and played on without a network', async () => {
  const page = await newPage(browser, { width: 375, height: 812 });
  await seedPages(page.context(), 1);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto(files.url);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: /^Play now.*Eminent Domain/ }).click();
  const you = new Player(page);
  await you.answer(8);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const told = await page.locator('.lately').textContent();
  const open = await question(page);

  await page.reload();
  await page.locator('.ask').waitFor();
  await expect
    .poll(async () => [await question(page), await page.locator('.lately').textContent()])
    .toEqual([open, told]);
  expect(asked.filter(url => !url.startsWith(files.url))).toEqual([]);
  expect(asked.filter(url => url.includes('/api/'))).toEqual([]);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await files.stop();
  await page.goto(files.url);
  await page.getByRole('link', { name: /Eminent Domain.*Continue/ }).click();
  await page.locator('.ask').waitFor();
  expect(await question(page)).toBe(open);
  await you.answer(3);

  const over = await finishedGame();
  await page.evaluate(keepHere, JSON.stringify(over));
  await page.goto(`${files.url}#/solo/eminent-domain/${over.id}`);
  await page.locator('.ending').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.ask').waitFor();
  expect(page.url()).not.toContain(over.id);

  // A game that cannot be loaded says why, is kept, and does not block others.
  const newer = { ...over, id: 'newer', save: { ...over.save, rulesVersion: 99 } };
  await page.evaluate(keepHere, JSON.stringify(newer));
  await page.goto(`${files.url}#/solo/eminent-domain/newer`);
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/follows rules version 99.*\(save\/rules-version\)/);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the game' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(newer.save)));
  await page.getByRole('button', { name: 'Delete the game' }).click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByRole('heading', { name: 'Orrery' }).waitFor();

  await page.goto(files.url);
  const kept = page.getByRole('link', { name: /Finished|Continue/ });
  await expect.poll(() => kept.count()).toBe(3);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.first().click();
  await expect.poll(() => kept.count()).toBe(2);
  await page.getByRole('link', { name: /^Play now.*Twilight Imperium/ }).click();
  await page.locator('.ask').waitFor();
  await page.goto(`${files.url}#/t/some-table`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
});

/**
 * `npm run bench:web`: how smoothly a full galaxy is panned, how soon a click shows what it did, and the same with
 * everybody at a glance over it: how soon it opens, is sorted and scrolls; and how soon a visitor is asked something.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@orrery/server';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { newPage, openBrowser } from './browser.ts';
import { anyPosition, openPosition } from './positions.ts';

const SECONDS = Number(process.argv.includes('--quick') ? 1 : 4);
const CLICKS = process.argv.includes('--quick') ? 4 : 20;
const BAR_FRAMES = 50;
const BAR_MS = 100;
const BAR_FIRST_MS = 2000;

const full = anyPosition({
  game: 'twilight-imperium',
  seats: 8,
  seed: 'bench',
  isThere: table => {
    const { round, phase } = table.state as unknown as { round: number; phase: string };
    return round === 6 && phase === 'action' && table.waiting().includes(0);
  },
});

interface Panned {
  readonly frames: number;
  readonly longest: number;
  /** Processor time of the page's own thread, which other work on the machine hardly changes. */
  readonly busy: number;
}

async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Frames a second while the board is dragged about, and the longest a frame took. */
async function panning(page: Page): Promise<Panned> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const box = (await page.locator('.ti-space').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    const measured = { times, isOver: false };
    Object.assign(window, { measured });
    const tick = (now: number) => {
      times.push(now);
      if (!measured.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const before = await threadSeconds(session);
  const end = performance.now() + SECONDS * 1000;
  for (let step = 0; performance.now() < end; step++)
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 110 * Math.sin(step / 17));
  const times = await page.evaluate(() => {
    const { measured } = window as unknown as { measured: { times: number[]; isOver: boolean } };
    measured.isOver = true;
    return measured.times;
  });
  const spent = (await threadSeconds(session)) - before;
  await page.mouse.up();
  await session.detach();
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  return {
    frames: (1000 * gaps.length) / (times.at(-1)! - times[0]!),
    longest: Math.max(...gaps),
    busy: (1000 * spent) / gaps.length,
  };
}

/** From clicks to the frame in which the page is different, in milliseconds. */
async function clicking(page: Page): Promise<number[]> {
  const taken: number[] = [];
  const settled = '.ask-option:not([disabled]), .ask-actions button:not([disabled])';
  for (let click = 0; click < CLICKS; click++) {
    await page.locator(settled).first().waitFor();
    await page.waitForTimeout(1500); // until the bots have moved and everything is shown
    await page.locator(settled).first().waitFor();
    taken.push(
      await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const find = (selector: string) => document.querySelector<HTMLElement>(selector);
            const target =
              find('.ask .button.main:not([disabled])') ??
              find('.ask-option:not([disabled], [aria-pressed="true"])') ??
              find('.ask-actions button:not([disabled])');
            const start = performance.now();
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            observer.observe(find('.game')!, { subtree: true, childList: true, attributes: true, characterData: true });
            target?.click();
          }),
      ),
    );
  }
  return taken.sort((a, b) => a - b);
}

/** From pressing a key, or clicking, to the frame in which something is there or different. */
const takenBy = (page: Page, act: { key?: string; click?: string }, until: string): Promise<number> =>
  page.evaluate(
    ([{ key, click }, there]) =>
      new Promise<number>(resolve => {
        const before = document.querySelector(there!)?.textContent;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const now = document.querySelector(there!);
          if (!now || now.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        if (key) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
        if (click) document.querySelector<HTMLElement>(click)?.click();
      }),
    [act, until] as const,
  );

/** Milliseconds until everybody is seen at a glance, and until they are sorted, several times each. */
async function glancing(page: Page): Promise<number[]> {
  const taken: number[] = [];
  for (let nth = 0; nth < CLICKS; nth++) {
    taken.push(await takenBy(page, { key: 'g' }, '.gl-table tbody'));
    await page.waitForTimeout(400);
    for (const row of ['goods', 'planets'])
      taken.push(await takenBy(page, { click: `.gl-table [data-row="${row}"] button` }, '.gl-table thead'));
    await page.keyboard.press('Escape');
    await page.locator('.gl').waitFor({ state: 'detached' });
  }
  return taken.sort((a, b) => a - b);
}

/** From the click on "Play now" to the first question, in milliseconds. */
async function firstQuestion(browser: Browser, url: string, game: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto(url);
  const play = page.getByRole('link', { name: new RegExp(`^Play now.*${game}`) });
  await play.waitFor();
  const start = performance.now();
  await play.click();
  await page.locator('.ask-question').first().waitFor();
  const taken = performance.now() - start;
  await page.context().close();
  return taken;
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
const running = await serve({ port: 0, folder, logLevel: 'silent', hidden: { least: 0, most: 0 } });
const browser = await openBrowser();
try {
  const page = await newPage(browser, { moves: true });
  await openPosition(page, running.url, full);
  await page.waitForTimeout(1500);
  const far = await panning(page);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Closer' }).click();
  const near = await panning(page);
  await page.getByRole('button', { name: 'Show the whole galaxy' }).click();
  const glances = await glancing(page);
  const clicks = await clicking(page);
  const at = (share: number, of = clicks) => of[Math.max(0, Math.ceil(share * of.length) - 1)]!;
  const line = (what: string, value: string, isMet: boolean) =>
    console.log(`${what.padEnd(52)} ${value.padEnd(38)} ${isMet ? 'met' : 'MISSED'}`);
  for (const [name, { frames, longest, busy }] of [
    ['the whole galaxy', far],
    ['close by', near],
  ] as const)
    line(
      `panning, ${name}: frames a second (${BAR_FRAMES})`,
      `${frames.toFixed(0)}, longest ${longest.toFixed(0)} ms, busy ${busy.toFixed(1)} ms each`,
      frames >= BAR_FRAMES,
    );
  line(
    `at a glance, opened and sorted, p95 of ${glances.length} (${BAR_MS} ms)`,
    `${at(0.95, glances).toFixed(0)} ms, p50 ${at(0.5, glances).toFixed(0)} ms`,
    at(0.95, glances) <= BAR_MS,
  );
  line(
    `click to its effect, p95 of ${clicks.length} (${BAR_MS} ms)`,
    `${at(0.95).toFixed(0)} ms, p50 ${at(0.5).toFixed(0)} ms`,
    at(0.95) <= BAR_MS,
  );
  for (const game of ['Eminent Domain', 'Twilight Imperium']) {
    const taken = await firstQuestion(browser, running.url, game);
    line(
      `"Play now" to the first question, ${game} (${BAR_FIRST_MS} ms)`,
      `${taken.toFixed(0)} ms`,
      taken <= BAR_FIRST_MS,
    );
  }
} finally {
  await browser.close();
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}

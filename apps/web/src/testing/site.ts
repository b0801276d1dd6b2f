import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@orrery/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newPage, openBrowser, type PageOptions } from './browser.ts';
import { seedPages, seedRandomBytes } from './seeded-random.ts';

interface Site {
  url(): string;
  page(options?: PageOptions): Promise<Page>;
  /** A page of somebody with a name. */
  person(name: string, options?: PageOptions): Promise<Page>;
  /** Stops the server; returns a function that starts it again at the same address. */
  restart(): Promise<() => Promise<void>>;
}

/**
 * A server and a browser for the tests of one file. What is dealt is the same in every run: tables are in this thread,
 * whose random bytes have a seed, and so have those that pages add.
 */
export function site(wishes: Parameters<typeof serve>[0] = {}): Site {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  let running: Awaited<ReturnType<typeof serve>>;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let pages = 0;
  const start = async (port: number) => {
    const hidden = { least: 0, most: 0 }; // and no test waits for nothing
    running = await serve({ tableThreads: 0, hidden, ...wishes, port, folder, logLevel: 'silent' });
  };
  beforeAll(async () => {
    await start(0);
    browser = await openBrowser();
  }, 300_000); // a browser may have to be installed first
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async (options?: PageOptions) => {
    const page = await newPage(browser, options);
    await seedPages(page.context(), ++pages);
    seedRandomBytes(`page ${pages}`); // so what is dealt does not depend on the pages before
    return page;
  };
  return {
    url: () => running.url,
    page: open,
    async person(name, options) {
      const page = await open(options);
      await page.goto(running.url);
      await send(page, 'PUT', '/api/me', { name });
      return page;
    },
    async restart() {
      await running.stop();
      return () => start(Number(new URL(running.url).port));
    },
  };
}

/** Sends a request as the person of a page, without its controls. */
export const send = <T>(page: Page, method: string, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([to, how, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: how, headers, body: text })).json();
    },
    [path, method, JSON.stringify(body)] as const,
  );

/** Sits down at a new table against bots. */
export async function playNow(page: Page, url: string, game: string, name: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(
    said => fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: said }),
    JSON.stringify({ name }),
  );
  await page.goto(`${url}/new/${game}`);
  await page.waitForURL('**/t/**');
}

interface TableWish {
  readonly title: string;
  readonly players: number;
  /** Seats that people take; bots have the others. */
  readonly people?: number;
}

/** Sets up a table as somebody would, from the first page on, and starts the game if nobody is missing. */
export async function setUp(page: Page, url: string, { title, players, people = 1 }: TableWish): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: new RegExp(`^Set up a table.*${title}`) }).click();
  await page.getByRole('textbox').fill('Ann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption(String(players));
  for (let seat = people + 1; seat <= players; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption({ label: 'Bot: Normal' });
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/t/**');
  if (people === 1) await page.getByRole('button', { name: 'Start the game' }).click();
}

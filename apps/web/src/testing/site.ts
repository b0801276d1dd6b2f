import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@orrery/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Look, newPage, openBrowser } from './browser.ts';

/** A server and a browser for the tests of one file. */
export function site(): { url(): string; page(look?: Look): Promise<Page> } {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  let running: Awaited<ReturnType<typeof serve>>;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    running = await serve({ port: 0, folder, logLevel: 'silent' });
    browser = await openBrowser();
  }, 300_000); // a browser may have to be installed first
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: () => running.url, page: look => newPage(browser, look) };
}

/** Sits down at a new table against bots. */
export async function playNow(page: Page, url: string, game: string, name: string): Promise<void> {
  await page.goto(`${url}/new/${game}`);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.waitForURL('**/t/**');
}

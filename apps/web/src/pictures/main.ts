import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Save, Seat } from '@orrery/kernel';
import { importTables, serve, wideLimits } from '@orrery/server';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { newPage, openBrowser } from '../testing/browser.ts';
import { tables } from './tables.ts';

const out = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));
const LARGEST_FOLDER = 3_000_000;

/** Ann looks; the others have seats. */
const others = ['Bo', 'Cleo', 'Dag', 'Eva', 'Finn'];

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What must be there before the picture is taken. */
  readonly shows: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

type People = readonly [ann: APIRequestContext, ...others: APIRequestContext[]];

/** Everybody's own browser: the first is Ann's. */
async function people(browser: Browser, url: string): Promise<{ ann: Page; all: People }> {
  const named = async (name: string) => {
    const page = await newPage(browser);
    await page.request.put(`${url}/api/me`, { data: { name } });
    return page;
  };
  const ann = await named('Ann');
  const rest = await Promise.all(others.map(named));
  return { ann, all: [ann.request, ...rest.map(({ request }) => request)] };
}

let count = 0;

async function command(person: APIRequestContext, table: string, wish: Readonly<Record<string, unknown>>) {
  const data = { id: `picture-${count++}`, command: wish };
  const answer = await person.post(`${table}/commands`, { data });
  if (!answer.ok()) throw new Error(`${JSON.stringify(wish)}: ${await answer.text()}`);
}

/** A table that was brought to its moment: Ann has the seat that is asked, the others have the rest. */
async function seatAll([ann, ...rest]: People, table: string, key: string, seats: number, asked: Seat): Promise<void> {
  const free = [...rest];
  for (let seat = 0; seat < seats; seat++)
    await command(seat === asked ? ann : free.shift()!, table, { do: 'sit', seat, key });
}

/** A table that waits for players. */
async function gather(host: APIRequestContext, guest: APIRequestContext, url: string): Promise<string> {
  const wish = { game: 'twilight-imperium', title: 'Friday night', seats: 6, open: true, bots: Array(6).fill(null) };
  const { table } = await (await host.post(`${url}/api/tables`, { data: wish })).json();
  await command(guest, `${url}/api/tables/${table}`, { do: 'sit', seat: 2 });
  await command(host, `${url}/api/tables/${table}`, { do: 'seat-bot', seat: 5, bot: 'random' });
  return table;
}

/** Keys and names of tables are another each time; a picture shows what they look like. */
const hideKeys = (page: Page) =>
  page.evaluate(() => {
    for (const code of document.querySelectorAll('code'))
      code.textContent = 'https://play.example.org/t/k3v9wq2mzt8r4nxc#7d1f…';
  });

async function take(page: Page, url: string, { path, shows, prepare }: Shot): Promise<Buffer> {
  await page.goto(url + path);
  await page.locator(shows).first().waitFor();
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600); // what marks a change fades
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pictures-'));
  const made: { name: string; id: string; key: string; game: Save; seat: Seat }[] = [];
  for (const [name, advance] of Object.entries(tables)) {
    const { game, seat } = advance();
    const imported = await importTables({ folder, databaseUrl: undefined }, JSON.stringify(game));
    if (!imported.ok) throw new Error(imported.message);
    made.push({ name, game, seat, ...imported.value[0]! });
  }
  const running = await serve({ port: 0, folder, logLevel: 'warn', limits: wideLimits });
  const browser = await openBrowser();
  try {
    const { url } = running;
    const { ann, all } = await people(browser, url);
    for (const { name, id, key, game, seat } of made)
      if (name !== 'ending') await seatAll(all, `${url}/api/tables/${id}`, key, game.seats, seat);
    const gathering = await gather(all[0], all[1]!, url);
    const shots: Shot[] = [
      { name: 'lobby', path: '/', shows: '.table-row' },
      { name: 'create', path: '/create?game=twilight-imperium', shows: 'form' },
      { name: 'gathering', path: `/t/${gathering}`, shows: '.gathering', prepare: hideKeys },
      { name: 'settings', path: '/me', shows: 'h2' },
      { name: 'missing', path: '/no/such/page', shows: 'h1' },
      ...made.map(({ name, id }) => ({ name, path: `/t/${id}`, shows: '.game' })),
    ];
    const cookies = await ann.context().cookies();
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    for (const width of [1440, 375])
      for (const theme of ['dark', 'light'] as const) {
        const page = await newPage(browser, { width, height: width < 600 ? 812 : 900, theme });
        await page.context().addCookies(cookies);
        for (const shot of shots)
          writeFileSync(join(out, `${shot.name}-${width}-${theme}.webp`), await take(page, url, shot));
        await page.context().close();
      }
  } finally {
    await browser.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const files = readdirSync(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  console.log(`${files.length} pictures, ${Math.round(bytes / 1000)} kB`);
  if (bytes > LARGEST_FOLDER) throw new Error('The pictures are too large for the repository.');
}

await main();

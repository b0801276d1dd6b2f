import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportTables, importTables, serve, testLimits } from '@orrery/server';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { newPage, openBrowser } from '../testing/browser.ts';
import { type Reached, tables } from './tables.ts';

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

interface Made extends Reached {
  readonly name: string;
  readonly id: string;
  readonly key: string;
}

const titles: Readonly<Record<string, string>> = {
  galaxy: 'The long Sunday',
  fight: 'Six at the rim',
  empire: 'After dinner',
  ending: 'One more round',
};

/** Plays the tables up to their moments and stores them, each under an id of its own. */
async function makeTables(folder: string): Promise<Made[]> {
  const made: Made[] = [];
  for (const [name, reach] of Object.entries(tables)) {
    const reached = reach();
    if (!reached) throw new Error(`There is no such moment: ${name}.`);
    const scratch = { folder: mkdtempSync(join(tmpdir(), 'orrery-picture-')), databaseUrl: undefined };
    await importTables(scratch, JSON.stringify(reached.game));
    let text = '';
    for await (const line of exportTables(scratch)) text += line;
    rmSync(scratch.folder, { recursive: true });
    const named = text.replace(/"title":"[^"]*, from a file"/, `"title":"${titles[name]}"`);
    const imported = await importTables({ folder, databaseUrl: undefined }, named);
    if (!imported.ok) throw new Error(imported.message);
    made.push({ name, ...reached, ...imported.value[0]! });
  }
  return made;
}

/** Ann has the seat that is asked, the others have the rest. */
async function seatAll([ann, ...rest]: People, url: string, { name, id, key, game, seat, ask, value }: Made) {
  const free = [...rest];
  const table = `${url}/api/tables/${id}`;
  for (let each = 0; each < game.seats; each++)
    await command(each === seat ? ann : free.shift()!, table, { do: 'sit', seat: each, key });
  if (name === 'ending') await command(ann, table, { do: 'answer', ask, value });
}

/** A table that waits for players. */
async function gather(host: APIRequestContext, guest: APIRequestContext, url: string): Promise<string> {
  const wish = { open: true, game: 'twilight-imperium', title: 'Friday night', seats: 6 };
  const { table } = await (await host.post(`${url}/api/tables`, { data: wish })).json();
  await command(guest, `${url}/api/tables/${table}`, { do: 'sit', seat: 2 });
  await command(host, `${url}/api/tables/${table}`, { do: 'seat-bot', seat: 5, bot: 'normal' });
  return table;
}

/** Keys and ids of tables are random; pictures show fixed ones. */
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

/** What opens over a table: by its key, or from the menu. */
const overTables = (made: readonly Made[]): Shot[] => {
  const at = (name: string) => `/t/${made.find(each => each.name === name)!.id}`;
  const press = (keys: readonly string[], shows: string) => async (page: Page) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
    await page.locator(shows).first().waitFor();
    await page.waitForTimeout(1500); // for what is worked out beside the page
  };
  const summary = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'How the game went' }).click();
    await page.getByRole('heading', { name: 'Points by round' }).waitFor();
  };
  return [
    { name: 'glance', path: at('galaxy'), shows: '.ask', prepare: press(['g'], '.gl') },
    { name: 'overlay', path: at('galaxy'), shows: '.ask', prepare: press(['l', '3'], '.ti-overlay-legend') },
    { name: 'summary', path: at('ending'), shows: '.ending', prepare: summary },
  ];
};

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pictures-'));
  const made = await makeTables(folder);
  const running = await serve({ port: 0, folder, logLevel: 'warn', limits: testLimits, hidden: { least: 0, most: 0 } });
  const browser = await openBrowser();
  try {
    const { url } = running;
    const { ann, all } = await people(browser, url);
    for (const each of made) await seatAll(all, url, each);
    const gathering = await gather(all[0], all[1]!, url);
    const newcomers = { open: true, game: 'eminent-domain', title: 'Newcomers welcome', seats: 3 };
    await all[2]!.post(`${url}/api/tables`, { data: newcomers });
    const now = Date.now();
    const shots: Shot[] = [
      { name: 'lobby', path: '/', shows: '.table-row' },
      { name: 'create', path: '/create?game=twilight-imperium', shows: 'form' },
      { name: 'gathering', path: `/t/${gathering}`, shows: '.gathering', prepare: hideKeys },
      { name: 'settings', path: '/me', shows: 'h2' },
      { name: 'missing', path: '/no/such/page', shows: 'h1' },
      ...made.map(({ name, id }) => ({ name, path: `/t/${id}`, shows: name === 'ending' ? '.ending' : '.ask' })),
      ...overTables(made),
    ];
    const cookies = await ann.context().cookies();
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    for (const width of [1440, 375])
      for (const theme of ['dark', 'light'] as const) {
        const page = await newPage(browser, { width, height: width < 600 ? 812 : 900, theme });
        await page.context().addCookies(cookies);
        await page.clock.setFixedTime(now); // however long the pictures take
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

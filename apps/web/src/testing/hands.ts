import type { Page } from 'playwright-core';

/** Things that may be clicked, each under a name, the dearest first; some are known by what they say. */
export type Wishes = readonly (readonly [name: string, selector: string, text?: string])[];

/** The first of them that a click would really hit, and where. Runs in the page. */
function findTarget(wishes: Wishes): { name: string; x: number; y: number } | undefined {
  const parts = [0.5, 0.2, 0.8, 0.35, 0.65];
  for (const [name, selector, text = ''] of wishes)
    for (const element of document.querySelectorAll(selector)) {
      if (!element.textContent.includes(text)) continue;
      if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x: left, y: top, width, height } = element.getBoundingClientRect();
      for (const down of parts)
        for (const right of parts) {
          const [x, y] = [left + right * width, top + down * height];
          const hit = document.elementFromPoint(x, y);
          if (hit && element.contains(hit)) return { name, x, y };
        }
    }
  return undefined;
}

/** Clicks, or on a phone taps, the first thing of these that can be hit; its name, or nothing if none can be. */
async function clickFirst(page: Page, wishes: Wishes): Promise<string> {
  const target = await page.evaluate(findTarget, wishes);
  if (!target) return '';
  const isTouch = (page.viewportSize()?.width ?? 0) < 600;
  if (isTouch) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  return target.name;
}

/** What is asked, and what has been picked for it so far; nothing if it is as it was. Runs in the page. */
const readAsk = (was: string | null) => {
  const ask = document.querySelector<HTMLElement>('.ask');
  const values = [...document.querySelectorAll<HTMLInputElement>('.ask input')].map(({ value }) => value);
  const pressed = document.querySelectorAll('.ask [aria-pressed="true"]').length;
  const open = document.querySelectorAll('dialog[open], .ti-system-panel.selected, .ask-list.open').length;
  const said = document.querySelector('.ask .notice')?.textContent;
  const ending = document.querySelector('.ending') ? 'over' : '';
  const is = [ask?.dataset.ask, pressed, values, open, said, ending].join(' ');
  return is === was ? null : is;
};

/** The question's id, or nothing while others think, or `over`. */
export const question = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('.ending') ? 'over' : (document.querySelector<HTMLElement>('.ask')?.dataset.ask ?? ''),
  );

/** What can be lit on a board and clicked there. */
const boards = '.game-board .can-choose:not(.is-chosen), .ti-space .lit:not(.chosen) > [role="button"]';

const PICKS = 2;

/** A piece that went out under the finger tells about itself. */
const close = ['close', 'dialog[open] header button'] as const;

/** Somebody who plays by clicks alone: on the board where the board is lit, in the panel otherwise. */
export class Player {
  readonly page: Page;
  /** How often each kind of thing was clicked. */
  readonly clicks: Record<string, number> = {};
  readonly #first: Wishes;
  #ask = '';
  #picks = 0;
  /** The question that was clicked for last: it may be answered already, though the page still shows it. */
  #touched = '';

  /** What comes first of all is up to the game. */
  constructor(page: Page, first: Wishes = []) {
    this.page = page;
    this.#first = first;
  }

  /** Waits until something is asked or the game is over. */
  async #isAsked(): Promise<void> {
    const isThere = () => document.querySelector('.ask, .ending') !== null;
    await this.page.waitForFunction(isThere, undefined, { polling: 20 });
  }

  /** One click, as soon as something can be clicked; whether the game goes on. */
  async click(): Promise<boolean> {
    await this.#isAsked();
    return this.clickIfAsked();
  }

  /** One click, if something is asked; whether the game goes on. */
  async clickIfAsked(): Promise<boolean> {
    const { page } = this;
    const ask = await question(page);
    if (ask === '' || ask === 'over') return ask === '';
    if (ask !== this.#ask) [this.#ask, this.#picks] = [ask, 0];
    const before = await page.evaluate(readAsk, null);
    const clicked = await clickFirst(page, [
      ['dialog', 'dialog[open] .ask-option'],
      close,
      ...this.#first,
      ...(this.#picks < PICKS
        ? ([
            ['sheet', '.ti-system-panel .ti-acts button:not([aria-pressed="true"])'],
            ['board', boards],
          ] as const)
        : []),
      ['unpick', '.ask:has(.notice.danger) [aria-pressed="true"]'],
      ['confirm', '.ask .button.main:not([disabled])'],
      ['panel', '.ask-option:not([disabled], [aria-pressed="true"])'],
      ['list', '.ask-list-open[aria-expanded="false"]'],
      ['usual', '.ask .button', 'Use the suggestion'],
      ['more', '.ask-stepper button:last-child:not([disabled])'],
      ['pass', '.ask-actions .button:not([disabled])'],
    ]);
    if (clicked === 'board' || clicked === 'sheet') this.#picks++;
    if (clicked !== '') this.clicks[clicked] = (this.clicks[clicked] ?? 0) + 1;
    if (clicked !== '' && clicked !== 'close') this.#touched = ask;
    await page
      .waitForFunction(readAsk, before, { polling: 20, timeout: clicked === '' ? 100 : 500 })
      .catch(() => undefined); // some clicks change nothing that is asked
    return true;
  }

  /** Clicks until something is so, or the game is over. */
  async playUntil(isSo: () => Promise<boolean>, most = 600): Promise<void> {
    for (let i = 0; i < most; i++) {
      await this.#isAsked(); // first, or the question that is waited for would come between the look and the click
      const isEnough = (await isSo()) && (await question(this.page)) !== this.#touched;
      if (isEnough) await clickFirst(this.page, [close]);
      if (isEnough || !(await this.clickIfAsked())) return;
    }
    throw new Error(`stuck at: ${await this.page.locator('.game-ask').textContent()}`);
  }

  /** Answers so many questions. */
  async answer(count: number): Promise<void> {
    const seen = new Set<string>();
    await this.playUntil(async () => seen.add(await question(this.page)).size > count);
  }
}

/** What reached the page and left it since it was opened: nothing but a hand may move it. */
export interface Traffic {
  /** Answers that the page has sent. */
  readonly answers: string[];
  /** Requests that change something. */
  readonly writes: string[];
}

/** Watches a page from before it is opened. */
export async function watchHands(page: Page): Promise<Traffic> {
  const [answers, writes]: [string[], string[]] = [[], []];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"answer"')) answers.push(String(payload));
    }),
  );
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.addInitScript(() => {
    const moved = { clicks: 0, keys: 0, faked: 0 };
    Object.assign(globalThis, { moved });
    addEventListener('click', event => void (event.isTrusted ? moved.clicks++ : moved.faked++), true);
    addEventListener('keydown', () => void moved.keys++, true);
  });
  return { answers, writes };
}

export const moved = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: { clicks: number; keys: number; faked: number } }).moved);

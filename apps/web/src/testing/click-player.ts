import type { Page } from 'playwright-core';

/** Things to click, by name, in order of preference; `text` narrows a selector. */
export type Wishes = readonly (readonly [name: string, selector: string, text?: string])[];

/** The first of them that a click would hit, and its position. Runs in the page. */
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

/** Clicks (or taps) the first of these that can be hit; returns its name, or undefined. */
async function clickFirst(page: Page, wishes: Wishes): Promise<string> {
  const target = await page.evaluate(findTarget, wishes);
  if (!target) return '';
  const isTouch = (page.viewportSize()?.width ?? 0) < 600;
  if (isTouch) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  return target.name;
}

/** The open question and the picks so far; undefined if unchanged. Runs in the page. */
const readAsk = (was: string | null) => {
  const ask = document.querySelector<HTMLElement>('.ask');
  const values = [...document.querySelectorAll<HTMLInputElement>('.ask input')].map(({ value }) => value);
  const pressed = document.querySelectorAll('.ask [aria-pressed="true"]').length;
  const open = document.querySelectorAll('dialog[open], .ti-system-panel.selected, .ask-list.open').length;
  const said = document.querySelector('.ask .notice')?.textContent;
  const busy = ask?.ariaBusy;
  const ending = document.querySelector('.ending') ? 'over' : '';
  const is = [ask?.dataset.ask, pressed, values, open, said, busy, ending].join(' ');
  return is === was ? null : is;
};

/** The question's id, '' while others think, or `over`. */
export const question = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('.ending') ? 'over' : (document.querySelector<HTMLElement>('.ask')?.dataset.ask ?? ''),
  );

/** A question that takes clicks: no answer to it is on its way, and no plan is being worked out or carried out. */
const ready = '.ask[data-ask]:not([aria-busy="true"])';

/** Waits until a question takes clicks, or the game is over. */
async function untilAsked(page: Page): Promise<void> {
  const isThere = (wanted: string) => document.querySelector(wanted) !== null;
  await page.waitForFunction(isThere, `${ready}, .ending`, { polling: 20 });
}

/** Selectable pieces on a board. */
const boards = '.game-board .can-choose:not(.is-chosen), .ti-space .lit:not(.chosen) > [role="button"]';

const PICKS = 2;

/** A piece that stopped being selectable before the click opens its description instead. */
const close = ['close', 'dialog[open] header button'] as const;

/** Plays by clicks alone: on the board where pieces are selectable, otherwise in the panel. */
export class Player {
  readonly page: Page;
  /** Clicks by kind of target. */
  readonly clicks: Record<string, number> = {};
  readonly #first: Wishes;
  #ask = '';
  #picks = 0;
  /** The last question that was clicked on: it may be answered although the page still shows it. */
  #touched = '';

  /** `first` are the game's preferred targets. */
  constructor(page: Page, first: Wishes = []) {
    this.page = page;
    this.#first = first;
  }

  /** Clicks once, as soon as something can be clicked; false if the game is over. */
  async click(): Promise<boolean> {
    await untilAsked(this.page);
    return this.clickIfAsked();
  }

  /** Clicks once if something is asked; false if the game is over. */
  async clickIfAsked(): Promise<boolean> {
    const { page } = this;
    const ask = await question(page);
    if (ask === 'over') return false;
    if (ask === '' || (await page.locator(ready).count()) === 0) return true;
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
      .catch(() => undefined); // some clicks do not change the question
    return true;
  }

  /** Clicks until a condition holds, or the game is over. */
  async playUntil(isSo: () => Promise<boolean>, most = 600): Promise<void> {
    for (let i = 0; i < most; i++) {
      await untilAsked(this.page); // check first, or the awaited question could appear between the check and the click
      const isEnough = (await isSo()) && (await question(this.page)) !== this.#touched;
      if (isEnough) await clickFirst(this.page, [close]);
      if (isEnough || !(await this.clickIfAsked())) return;
    }
    throw new Error(`stuck at: ${await this.page.locator('.game-ask').textContent()}`);
  }

  /** Answers this many questions. */
  async answer(count: number): Promise<void> {
    const seen = new Set<string>();
    await this.playUntil(async () => seen.add(await question(this.page)).size > count);
  }
}

/** How often players look whether something is asked. */
const LOOK_MS = 20;

/** Everybody who is asked clicks, in turns, until something is so; the test's time is the limit. */
export async function playTogether(players: readonly Player[], isSo: () => Promise<boolean>): Promise<void> {
  for (;;) {
    for (const each of players) {
      if (await isSo()) return;
      await each.clickIfAsked();
    }
    await players[0]!.page.waitForTimeout(LOOK_MS); // bots may decide
  }
}

/** The traffic of a page since it was opened; a test uses it to prove that only clicks change anything. */
export interface Traffic {
  /** Answers that the page has sent. */
  readonly answers: string[];
  /** Requests that change something. */
  readonly writes: string[];
}

/** Watches a page from before it is opened. */
export async function watchTraffic(page: Page): Promise<Traffic> {
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

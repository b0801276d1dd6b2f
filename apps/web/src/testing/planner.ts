import type { Locator, Page } from 'playwright-core';
import type { SoloGame } from '../solo/messages.ts';
import { moved, watchTraffic } from './click-player.ts';
import { openPosition } from './positions.ts';

/** A player for tests who plans with clicks, or by touch on a phone. */
export class Planner {
  readonly page: Page;
  readonly #isTouch: boolean;

  private constructor(page: Page) {
    this.page = page;
    this.#isTouch = (page.viewportSize()?.width ?? 0) < 600;
  }

  /** Opens a position on a page of its own. */
  static async at(page: Page, url: string, position: SoloGame): Promise<Planner> {
    await watchTraffic(page);
    await openPosition(page, url, position);
    await page.locator('.ask[data-ask]').waitFor();
    return new Planner(page);
  }

  async press(what: Locator): Promise<void> {
    if (this.#isTouch) await what.tap();
    else await what.click();
  }

  pressNamed(name: string | RegExp): Promise<void> {
    return this.press(this.page.locator('.ask').getByRole('button', { name }).first());
  }

  /** Begins a tactical action in a system; on a phone its sheet opens first. */
  async activate(system: string): Promise<void> {
    await this.pressNamed(/Tactical action/);
    await this.page.locator('.ask[data-kind="activate"]').waitFor();
    const { x, y, width, height } = (await this.page.locator(`[data-system="${system}"] > .ti-hex`).boundingBox())!;
    const [right, down] = [x + width / 2, y + height * 0.88]; // beside planets and fleets
    if (this.#isTouch) {
      await this.page.touchscreen.tap(right, down);
      await this.press(this.page.locator('.ti-system-panel').getByRole('button', { name: 'Plan an action here' }));
    } else await this.page.mouse.click(right, down);
    await this.page.locator('.plan').waitFor();
  }

  /** The button that sends the plan, once it is worked out. */
  get sending(): Locator {
    return this.page.locator('.plan:not([aria-busy="true"]) .button.main:not([disabled])');
  }

  /** Waits until the button that sends the plan says so. */
  async says(words: RegExp): Promise<void> {
    await this.sending.filter({ hasText: words }).waitFor();
  }

  /** Sends the plan, and waits until it has come as far as it can. */
  async send(): Promise<void> {
    const before = await this.#asked();
    await this.press(this.sending);
    await this.#askedAnew(before);
  }

  /** Confirms suggestions and declines reactions, up to a question of some kind. */
  async agreeUntil(kind: string): Promise<void> {
    for (let i = 0; i < 30; i++) {
      const { ask, kind: asked } = await this.#question();
      if (asked === kind) return;
      // Only what belongs to this question is pressed: it may be answered already, and the next one come at any time.
      const own = this.page.locator(`.ask[data-ask="${ask}"]:not([aria-busy="true"])`);
      const main = own.locator('.button.main:not([disabled])');
      const other = own
        .and(this.page.locator(':not(.plan)'))
        .locator('.ask-actions .button, .ask-option:not(.ask-first *)');
      const next = this.page.locator(`.ask[data-ask]:not([data-ask="${ask}"])`);
      await main
        .or(other.and(this.page.locator(':not([disabled])')))
        .or(next)
        .first()
        .waitFor();
      if ((await next.count()) > 0) continue;
      const pressing = this.press((await main.count()) > 0 ? main : other.last());
      pressing.catch(() => undefined); // a question that may be answered ahead of its turn can be gone before the press
      await Promise.race([pressing, next.waitFor()]);
      await this.#askedAnew(ask);
    }
    throw new Error(`${kind} is never asked`);
  }

  /** How often something was pressed since the page was opened. */
  async clicks(): Promise<number> {
    return (await moved(this.page)).clicks;
  }

  #asked(): Promise<string | null> {
    return this.page.locator('.ask').getAttribute('data-ask');
  }

  /** The question that is open, once one is. */
  async #question(): Promise<{ ask: string; kind: string }> {
    const open = this.page.locator('.ask[data-ask]');
    await open.waitFor();
    return open.evaluate(({ dataset }) => ({ ask: dataset.ask ?? '', kind: dataset.kind ?? '' }));
  }

  async #askedAnew(before: string | null): Promise<void> {
    await this.page.waitForFunction(was => {
      const { ask = '' } = document.querySelector<HTMLElement>('.ask')?.dataset ?? {};
      return ask !== '' && ask !== was;
    }, before);
  }
}

import { expect, test } from 'vitest';
import { anyPosition, openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const position = anyPosition({
  game: 'twilight-imperium',
  seats: 3,
  seed: 'motion 3',
  isThere: table => {
    const { round, phase } = table.state as unknown as { round: number; phase: string };
    const asked = table.asks(0).find(({ kind }) => kind === 'action');
    if (round !== 2 || phase !== 'action' || !asked || !('options' in asked)) return false;
    const { seats } = table.state as unknown as { seats: { actionCards: string[] }[] };
    const kinds = seats[0]!.actionCards.map(card => card.split('#', 1)[0]!);
    return !asked.options.some(({ key }) => kinds.some(kind => key.includes(kind))); // Enter would play such a card
  },
});

/** Clicks on the first option or button; nothing while there is none. */
const click = () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const main = find('.ask .button.main:not([disabled])') ?? find('.ask-option:not([disabled], [aria-pressed="true"])');
  (main ?? find('.ask-actions button:not([disabled])'))?.click();
};

test('what others do is said and moves on the board', async () => {
  const page = await newPage({ moves: true });
  await page.addInitScript(() => {
    const seen = { moved: new Set<string>(), said: new Set<string>() };
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      seen.moved.add(this.getAttribute('class') ?? '');
      if (this instanceof SVGElement) for (const name of Object.keys(this.dataset)) seen.moved.add(name);
      return animate.apply(this, given);
    };
    setInterval(() => {
      const words = document.querySelector('.event-toast')?.textContent;
      if (words) seen.said.add(words);
    }, 20);
  });
  await openPosition(page, url(), position);
  await page.locator('.ask-question').waitFor();
  const seen = () =>
    page.evaluate(() => {
      const { moved, said } = (window as unknown as { seen: { moved: Set<string>; said: Set<string> } }).seen;
      return { moved: [...moved], said: [...said] };
    });
  const isSeen = async () => {
    await page.evaluate(click);
    const { moved, said } = await seen();
    return said.length > 2 && ['ti-ghost', 'token'].every(name => moved.includes(name));
  };
  await expect.poll(isSeen, { interval: 60 }).toBe(true);

  // Stepping through the past, the same is seen to move; leaping and going back, nothing is.
  const forget = () => page.evaluate(() => (window as unknown as { seen: { moved: Set<string> } }).seen.moved.clear());
  const slider = page.getByRole('slider');
  const lookBack = page.getByRole('button', { name: 'Look back', exact: true });
  const isBack = async () => {
    if ((await slider.count()) === 0 && (await lookBack.count()) > 0) await lookBack.click(); // skips what is still moving
    return (await slider.count()) > 0;
  };
  await expect.poll(isBack, { interval: 1000 }).toBe(true);
  await slider.press('Home');
  await page.locator('.game-board[aria-busy="false"]').waitFor();
  await forget();
  const movedThen = async () => (await seen()).moved.filter(name => ['ti-ghost', 'token'].includes(name)).sort();
  const isDrawn = () => page.locator('.game-board[aria-busy="false"]').waitFor(); // what is not drawn yet is leapt over
  for (let i = 0; i < 150 && (await movedThen()).length < 2; i++) {
    await page.keyboard.press('ArrowRight');
    await isDrawn();
  }
  expect(await movedThen()).toEqual(['ti-ghost', 'token']);
  await forget();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider').press('End');
  await isDrawn();
  expect(await movedThen()).toEqual([]);
});

test('the hand opens where the keyboard goes, and arrows walk along it', async () => {
  const page = await newPage();
  await openPosition(page, url(), position);
  const cards = page.locator('.fan-cards li');
  const top = async () => (await cards.first().boundingBox())!.y;
  const closed = await top();
  await cards.first().getByRole('button').first().focus();
  await expect.poll(top).toBeLessThan(closed - 60);
  await page.keyboard.press('ArrowRight');
  expect(await cards.nth(1).evaluate(card => card.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
});
